# Tries five abilities of the runtime, then plays the first legal action.
require "json"
require "logger"
require "securerandom"

LOG = Logger.new($stderr, formatter: ->(_, _, _, text) { "#{text}\n" })

def attempt(name)
  yield
  LOG.info("works: #{name}")
rescue StandardError, NoMemoryError => e
  LOG.info("fails: #{name}: #{e.message}")
end

attempt("randomness") { SecureRandom.hex }
attempt("file") { File.write(File.join(ENV["TMPDIR"] || "/tmp", "file"), "text") }
attempt("thread") { Thread.new {}.join }
attempt("array") { Array.new(300 << 17)[1] = 1 }
attempt("logger") {}
$stdout.sync = true
puts '{"type":"hello"}'
while (line = gets)
  message = JSON.parse(line)
  next unless message["type"] == "go"

  puts JSON.generate({ type: "move", id: message["id"], action: message["legal"][0] })
end
