import { beforeEach, expect, test, vi } from "vitest";
import { FILE_FAILED, onFileFailed } from "./file-failed.ts";

const listener = vi.fn();
beforeEach(() => {
	const page = new EventTarget();
	vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
	vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
	listener.mockClear();
	onFileFailed(listener);
	return () => vi.unstubAllGlobals();
});
const fail = (payload?: unknown) => dispatchEvent(Object.assign(new Event(FILE_FAILED), { payload }));

// proves shell-22
test.each([
	new TypeError("Failed to fetch dynamically imported module: https://shop.example/assets/a.js"),
	new TypeError("error loading dynamically imported module: https://shop.example/assets/a.js"),
	new TypeError("Importing a module script failed."),
	new SyntaxError("The requested module './a.js' does not provide an export named 'b'"),
	new SyntaxError("Importing binding name 'b' is not found."),
	new Error("Unable to preload CSS for /assets/a.css"),
	undefined,
])("a file failed: %s", (payload) => {
	fail(payload);
	expect(listener).toHaveBeenCalledTimes(1);
});

// proves shell-22, security-8
test.each([
	new Error("https://provider.example/fraud-beacon.js did not load"),
	new Error("https://provider.example/sdk.js took too long"),
	new TypeError("Failed to fetch"),
	new TypeError("Cannot read properties of undefined (reading 'api')"),
])("the code of a file failed, and the page stays: %s", (payload) => {
	fail(payload);
	expect(listener).not.toHaveBeenCalled();
});
