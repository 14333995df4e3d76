// Tries five abilities of the runtime, then plays the first legal action.
#include <cstdlib>
#include <exception>
#include <fstream>
#include <functional>
#include <iostream>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

static void attempt(const char *name, const std::function<void()> &ability) {
    try {
        ability();
        std::clog << "works: " << name << std::endl;
    } catch (const std::exception &error) {
        std::clog << "fails: " << name << ": " << error.what() << std::endl;
    }
}

static std::string between(const std::string &line, const std::string &start, const std::string &ends) {
    auto from = line.find(start) + start.size();
    return line.substr(from, line.find_first_of(ends, from) - from);
}

int main() {
    attempt("randomness", [] { std::random_device()(); });
    attempt("file", [] {
        const char *folder = std::getenv("TMPDIR");
        std::fstream file(std::string(folder ? folder : "/tmp") + "/file", std::ios::in | std::ios::out | std::ios::trunc);
        std::string text;
        file << "text" << std::flush;
        file.seekg(0);
        if (!(file >> text) || text != "text") throw std::runtime_error("no file");
    });
    attempt("thread", [] { std::thread([] {}).join(); });
    attempt("array", [] {
        std::vector<char> array;
        array.reserve(300 << 20);
        array.resize(1 << 20);
    });
    attempt("logger", [] {});
    std::cout << R"({"type":"hello"})" << std::endl;
    for (std::string line; std::getline(std::cin, line);)
        if (line.find(R"("type":"go")") != std::string::npos)
            std::cout << R"({"type":"move","id":)" << between(line, "\"id\":", ",}") << R"(,"action":")"
                      << between(line, "\"legal\":[\"", "\"") << "\"}" << std::endl;
}
