import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.security.SecureRandom;
import java.util.logging.Logger;

/** Tries five abilities of the runtime, then plays the first legal action. */
public class Bot {
    interface Ability {
        void run() throws Exception;
    }

    static void attempt(String name, Ability ability) {
        try {
            ability.run();
            System.err.println("works: " + name);
        } catch (Throwable error) {
            System.err.println("fails: " + name + ": " + error);
        }
    }

    static String between(String line, String start, String ends) {
        return line.substring(line.indexOf(start) + start.length()).split(ends)[0];
    }

    public static void main(String[] arguments) throws Exception {
        attempt("randomness", () -> new SecureRandom().nextInt());
        attempt("file", () -> Files.writeString(File.createTempFile("bot", null).toPath(), "text"));
        attempt("thread", () -> {
            Thread thread = new Thread(() -> {});
            thread.start();
            thread.join();
        });
        attempt("array", () -> { byte[] array = new byte[300 << 20]; array[1] = 1; });
        attempt("logger", () -> Logger.getLogger("bot").info("a line"));
        System.out.println("{\"type\":\"hello\"}");
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = lines.readLine()) != null; )
            if (line.contains("\"type\":\"go\""))
                System.out.println("{\"type\":\"move\",\"id\":" + between(line, "\"id\":", "[,}]")
                    + ",\"action\":\"" + between(line, "\"legal\":[\"", "\"") + "\"}");
    }
}
