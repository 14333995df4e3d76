"""Stands in for Tkinter in a test: keeps no window, and presses every button once the main loop begins."""


class Widget:
    made = []

    def __init__(self, root=None, **options):
        self.options = dict(options)
        Widget.made.append(self)

    def grid(self, **place):
        assert place["column"] < 4

    def config(self, **options):
        self.options.update(options)


class Label(Widget):
    pass


class Button(Widget):
    pass


class Tk:
    def __init__(self):
        self.keys = {}

    def title(self, text):
        print(text)

    def bind(self, key, action):
        self.keys[key] = action

    def after(self, delay, action):
        action()

    def destroy(self):
        print("closed")

    def mainloop(self):
        buttons = [widget for widget in Widget.made if isinstance(widget, Button)]
        labels = [widget for widget in Widget.made if isinstance(widget, Label)]
        print(*[button.options["text"] for button in buttons])
        self.keys["<Left>"](None)
        for button in buttons:
            button.options["command"]()
            print(*[label.options["text"] for label in labels])


class filedialog:
    @staticmethod
    def asksaveasfilename():
        return "saved.txt"

    @staticmethod
    def askopenfilename():
        return "saved.txt"
