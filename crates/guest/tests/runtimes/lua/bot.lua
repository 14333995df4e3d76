-- Tries the abilities of the runtime, which has no threads, then plays the first legal action.
local function attempt(name, ability)
  local works, message = pcall(ability)
  io.stderr:write(works and "works: " .. name or "fails: " .. name .. ": " .. message, "\n")
end

attempt("randomness", function() math.randomseed(os.time()) return math.random() end)
attempt("file", function()
  local file = assert(io.open((os.getenv("TMPDIR") or "/tmp") .. "/file", "w"))
  assert(file:write("text"))
  file:close()
end)
io.stderr:write("lacks: thread\n")
attempt("array", function() return #string.rep("x", 300 * 1024 * 1024) end)
attempt("logger", function() end)
io.stdout:setvbuf("line")
print('{"type":"hello"}')
for line in io.lines() do
  if line:find('"type":"go"', 1, true) then
    local id, action = line:match('"id":(%d+)'), line:match('"legal":%["([^"]*)"')
    print('{"type":"move","id":' .. id .. ',"action":"' .. action .. '"}')
  end
end
