// Tries five abilities of the runtime, then plays the first legal action.
package main

import (
	"bufio"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"log"
	"os"
)

func attempt(name string, ability func() error) {
	if err := ability(); err != nil {
		log.Printf("fails: %s: %v", name, err)
	} else {
		log.Printf("works: %s", name)
	}
}

func useFile() error {
	file, err := os.CreateTemp("", "bot")
	if err != nil {
		return err
	}
	defer file.Close()
	_, err = file.WriteString("text")
	return err
}

func main() {
	log.SetFlags(0)
	attempt("randomness", func() error { _, err := rand.Read(make([]byte, 8)); return err })
	attempt("file", useFile)
	attempt("thread", func() error {
		done := make(chan bool)
		go func() { done <- true }()
		<-done
		return nil
	})
	attempt("array", func() error {
		array := make([]byte, 300<<20)
		for i := 0; i < len(array); i += 1 << 22 {
			array[i] = 1
		}
		return nil
	})
	attempt("logger", func() error { return nil })
	fmt.Println(`{"type":"hello"}`)
	lines := bufio.NewReader(os.Stdin)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return
		}
		var message struct {
			Type  string
			Id    int
			Legal []string
		}
		if json.Unmarshal(line, &message) == nil && message.Type == "go" {
			fmt.Printf("{\"type\":\"move\",\"id\":%d,\"action\":%q}\n", message.Id, message.Legal[0])
		}
	}
}
