import { beforeEach, expect, test, vi } from "vitest";
import { announceChange } from "../../state/events/sends.ts";
import { FILE_FAILED, followPressed } from "./follow-pressed.ts";

// proves shell-22

let sent = 0;
class Form {
	getAttribute = () => "/cart";
	submit = () => {
		sent++;
	};
}
/** A form that the script has taken over, as the early script notes it. */
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

test("a form whose file fails is sent without script, and then not by script", () => {
	tell(FILE_FAILED);
	expect(sent).toBe(1);
	expect(announceChange()).toBe(false);
});

test("a form that is being sent by script is not sent without, whatever fails", () => {
	expect(announceChange()).toBe(true);
	tell(FILE_FAILED);
	expect(sent).toBe(0);
});

test("a page that the browser brings back sends changes again", () => {
	tell(FILE_FAILED);
	tell("pageshow");
	expect(announceChange()).toBe(true);
});
