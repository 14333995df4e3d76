using System;
using System.Diagnostics;
using System.IO;
using System.Security.Cryptography;
using System.Threading;

/// <summary>Tries five abilities of the runtime, then plays the first legal action.</summary>
static class Bot {
    static void Attempt(string name, Action ability) {
        try {
            ability();
            Console.Error.WriteLine("works: " + name);
        } catch (Exception error) {
            Console.Error.WriteLine("fails: " + name + ": " + error.Message);
        }
    }

    static string Between(string line, string start, params char[] ends) {
        return line.Substring(line.IndexOf(start) + start.Length).Split(ends)[0];
    }

    static void Main() {
        Attempt("randomness", () => RandomNumberGenerator.Create().GetBytes(new byte[8]));
        Attempt("file", () => File.WriteAllText(Path.GetTempFileName(), "text"));
        Attempt("thread", () => {
            var thread = new Thread(() => {});
            thread.Start();
            thread.Join();
        });
        Attempt("array", () => { var array = new byte[300 << 20]; array[1] = 1; });
        Attempt("logger", () => {
            var log = new TraceSource("bot", SourceLevels.All);
            log.Listeners.Add(new TextWriterTraceListener(Console.Error));
            log.TraceInformation("a line");
        });
        Console.WriteLine("{\"type\":\"hello\"}");
        for (string line; (line = Console.ReadLine()) != null; )
            if (line.Contains("\"type\":\"go\""))
                Console.WriteLine("{\"type\":\"move\",\"id\":" + Between(line, "\"id\":", ',', '}')
                    + ",\"action\":\"" + Between(line, "\"legal\":[\"", '"') + "\"}");
    }
}
