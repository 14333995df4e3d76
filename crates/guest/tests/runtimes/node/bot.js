// Tries five abilities of the runtime, then plays the first legal action.
const { randomBytes } = require("crypto");
const fs = require("fs");
const os = require("os");
const path = require("path");
const readline = require("readline");
const { Worker } = require("worker_threads");

async function attempt(name, ability) {
  try {
    await ability();
    console.error(`works: ${name}`);
  } catch (error) {
    console.error(`fails: ${name}: ${error.message}`);
  }
}

async function play() {
  await attempt("randomness", () => randomBytes(8));
  await attempt("file", () => fs.writeFileSync(path.join(os.tmpdir(), "file"), "text"));
  await attempt("thread", () => new Promise((done, failed) =>
    new Worker("", { eval: true }).on("exit", done).on("error", failed)));
  await attempt("array", () => { new Uint8Array(300 << 20)[1] = 1; });
  await attempt("logger", () => {});
  console.log('{"type":"hello"}');
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    if (message.type === "go")
      console.log(JSON.stringify({ type: "move", id: message.id, action: message.legal[0] }));
  }
}

play();
