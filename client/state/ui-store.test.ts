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

test("an action notifies subscribers once, and leaves the other values as they were", async () => {
	const ui = createUiStore();
	const before = { ...ui.state };
	const listener = vi.fn();
	const stop = ui.subscribe(listener);
	ui.askToSignIn("item", "register");
	await Promise.resolve();
	expect(listener).toHaveBeenCalledOnce();
	expect(ui.state).toEqual({
		...before,
		layers: { flyouts: ["login"], popups: [] },
		loginTab: "register",
		wishlistProductId: "item",
	});
	expect(ui.state.toChoose).toBe(before.toChoose);
	stop();
	ui.openPopup("newsletter");
	await Promise.resolve();
	expect(listener).toHaveBeenCalledOnce();
});
