import java.io.File
import java.security.SecureRandom
import java.util.logging.Logger
import kotlin.concurrent.thread

/** Tries an ability of the runtime, and says whether it works. */
fun attempt(name: String, ability: () -> Unit) = try {
    ability()
    System.err.println("works: $name")
} catch (error: Throwable) {
    System.err.println("fails: $name: $error")
}

fun main() {
    attempt("randomness") { SecureRandom().nextInt() }
    attempt("file") { File.createTempFile("bot", null).writeText("text") }
    attempt("thread") { thread { }.join() }
    attempt("array") { ByteArray(300 shl 20)[1] = 1 }
    attempt("logger") { Logger.getLogger("bot").info("a line") }
    println("""{"type":"hello"}""")
    while (true) {
        val line = readLine() ?: break
        if ("\"type\":\"go\"" !in line) continue
        val id = line.substringAfter("\"id\":").takeWhile { it.isDigit() }
        val action = line.substringAfter("\"legal\":[\"").substringBefore('"')
        println("""{"type":"move","id":$id,"action":"$action"}""")
    }
}
