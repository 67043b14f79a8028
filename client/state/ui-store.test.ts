import { afterEach, expect, test, vi } from "vitest";
import { createUiStore } from "./ui-store.ts";

afterEach(() => {
	vi.useRealTimers();
});

// proves shell-4
test("a message closes after five seconds, and a repeated one shows once", () => {
	vi.useFakeTimers();
	const ui = createUiStore();
	ui.toast("notice", "In the bag");
	ui.toast("notice", "In the bag");
	expect(ui.state.toasts.map(({ text }) => text)).toEqual(["In the bag"]);
	vi.advanceTimersByTime(4999);
	expect(ui.state.toasts).toHaveLength(1);
	vi.advanceTimersByTime(1);
	expect(ui.state.toasts).toEqual([]);
});
