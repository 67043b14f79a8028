import { SENDS } from "../../state/events/sends.ts";

/** A shop that goes on failing is not loaded over and over (ms). */
const AGAIN_AFTER = 60_000;
const KEY = "shop.started-over";

/** What was typed in: React writes what it holds of a field into the field's default as well. */
const typedIn = new WeakSet<EventTarget>();

/** Nothing has been filled in that would be lost. */
const isUntouched = (): boolean =>
	!document.querySelector("dialog[open]") &&
	[...document.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), textarea")].every(
		(field) =>
			field.checked === field.defaultChecked &&
			!(typedIn.has(field) && field.value !== "") &&
			// A choice without a value of its own has the value "on".
			(field.value === field.defaultValue || /^(radio|checkbox)$/.test(field.type)),
	);

/** Null where the browser has no storage: the count is unknown. */
const lastTime = (): number | null => {
	try {
		return Number(sessionStorage.getItem(KEY));
	} catch {
		return null;
	}
};

/** What fails later than that (ms) is of something else. */
const ANSWERED_MS = 3000;

/** What was pressed last, as long as nothing of it has been sent: what is done twice is worse than what is not done. */
let pressed: SubmitEvent | undefined;

/** Does what was pressed as a browser without script does it; false where it only works with. */
const doWithoutScript = ({ target, submitter, timeStamp }: SubmitEvent): boolean => {
	const form = target as HTMLFormElement;
	if (performance.now() - timeStamp > ANSWERED_MS || !form.getAttribute("action")) return false;
	const { name, value } = (submitter ?? {}) as HTMLButtonElement;
	if (name) form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
	form.submit();
	return true;
};

/**
 * Browsers ask for a module once: one that has failed, without network or after a new version has replaced it, fails for as
 * long as the document lives, and the click that wants it with it. So the page starts again when the network is back. Where
 * the shopper has just pressed something, that is done as it is without script; where there is no such way, the page starts again
 * at once, and what is filled in stays, unless it fails a second time.
 */
export function startOver(): void {
	let isWaiting = false;
	let failures = 0;
	addEventListener(
		"submit",
		(event) => {
			pressed = event;
		},
		true,
	);
	addEventListener(SENDS, () => {
		pressed = undefined;
	});
	addEventListener("input", ({ target }) => void (target && typedIn.add(target)));
	addEventListener("vite:preloadError", () => {
		failures++;
		if (!navigator.onLine) {
			if (isWaiting) return;
			isWaiting = true;
			addEventListener("online", () => {
				if (isUntouched()) location.reload();
			});
			return;
		}
		if (!navigator.userActivation?.isActive) return;
		if (pressed && doWithoutScript(pressed)) return;
		const before = lastTime();
		if (before === null || Date.now() - before < AGAIN_AFTER) return;
		if (failures === 1 && !isUntouched()) return;
		sessionStorage.setItem(KEY, String(Date.now()));
		location.reload();
	});
}
