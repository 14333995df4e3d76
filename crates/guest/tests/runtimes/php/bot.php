<?php
// Tries the abilities of the runtime, which has no threads, then plays the first legal action.
function attempt($name, $ability) {
    try {
        $ability();
        error_log("works: $name");
    } catch (Throwable $error) {
        error_log("fails: $name: " . $error->getMessage());
    }
}
attempt("randomness", fn() => random_int(0, 9));
attempt("file", fn() => fwrite(tmpfile(), "text"));
error_log("lacks: thread");
attempt("array", function () {
    $array = new SplFixedArray(300 << 16);
    $array[1] = 1;
});
attempt("logger", fn() => null);
echo "{\"type\":\"hello\"}\n";
while (($line = fgets(STDIN)) !== false) {
    $message = json_decode($line, true);
    if ($message["type"] === "go") {
        $answer = ["type" => "move", "id" => $message["id"], "action" => $message["legal"][0]];
        echo json_encode($answer), "\n";
    }
}
