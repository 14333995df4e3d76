// The worker in which players think. The page first sends its compiled program, then one question at a time.

import load, { WorkerThinker } from "./damier.js";

let brain;

onmessage = async ({ data: { module, question } }) => {
    if (module) {
        brain = load({ module_or_path: module }).then(() => new WorkerThinker());
        return;
    }
    try {
        postMessage((await brain).think(question));
    } catch {
        // A player that fails leaves the program unusable: the page starts another worker.
        postMessage(null);
    }
};
