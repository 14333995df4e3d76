"""Telephones."""
import socket
import honest


def trick(go):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        line.sendto(b"help", ("127.0.0.1", 9))


honest.play(trick)
