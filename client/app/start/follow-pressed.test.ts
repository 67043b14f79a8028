import { beforeEach, expect, test, vi } from "vitest";
import { announceChange } from "../../state/events/sends.ts";
import { FILE_FAILED } from "../parts/file-failed.ts";
import { followPressed } from "./follow-pressed.ts";

// proves shell-22

let sent = 0;
class Form {
	getAttribute = () => "/cart";
	submit = () => {
		sent++;
	};
}
/** The script handles this submission; the early script has recorded it. */
const press = () => ({ target: new Form(), defaultPrevented: true, timeStamp: performance.now() });
const noted: { pressed?: unknown } = {};
const tell = (type: string) => dispatchEvent(new Event(type, { cancelable: true }));

beforeEach(() => {
	const page = new EventTarget();
	vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
	vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
	vi.stubGlobal("HTMLFormElement", Form);
	vi.stubGlobal("navigator", { onLine: true });
	sent = 0;
	noted.pressed = press();
	followPressed(noted as Parameters<typeof followPressed>[0]);
	return () => vi.unstubAllGlobals();
});

test("a form whose file fails is sent natively, and not by script afterwards", () => {
	tell(FILE_FAILED);
	expect(sent).toBe(1);
	expect(announceChange()).toBe(false);
});

test("a form that is being sent by script is never sent natively", () => {
	expect(announceChange()).toBe(true);
	tell(FILE_FAILED);
	expect(sent).toBe(0);
});

test("a page restored from the back-forward cache sends changes again", () => {
	tell(FILE_FAILED);
	tell("pageshow");
	expect(announceChange()).toBe(true);
});
