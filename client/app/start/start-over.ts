import { FILE_FAILED } from "./follow-pressed.ts";

/** A shop that goes on failing is not loaded over and over (ms). */
const AGAIN_AFTER = 60_000;
const KEY = "shop.started-over";
/** The next document tells the shopper to press again. */
const LOST = "shop.lost-press";

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

/** The document before this one was loaded again over a press (shell-22). */
const hasLostPress = (): boolean => {
	try {
		const lost = sessionStorage.getItem(LOST);
		sessionStorage.removeItem(LOST);
		return lost !== null;
	} catch {
		return false;
	}
};

/** Null where the browser has no storage: the count is unknown. */
const lastTime = (): number | null => {
	try {
		return Number(sessionStorage.getItem(KEY));
	} catch {
		return null;
	}
};

/**
 * Browsers ask for a module once: one that has failed, without network or after a new version has replaced it, fails for as
 * long as the document lives, and the click that wants it with it. So the page starts again when the network is back. Where
 * the shopper has just pressed something that only works with script (follow-pressed.ts), the page starts again
 * at once and says so, and what is filled in stays, unless it fails a second time.
 */
export function startOver(tell: () => void): void {
	if (hasLostPress()) tell();
	let isWaiting = false;
	let failures = 0;
	addEventListener("input", ({ target }) => void (target && typedIn.add(target)));
	addEventListener(FILE_FAILED, () => {
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
		const before = lastTime();
		if (before === null || Date.now() - before < AGAIN_AFTER) return;
		if (failures === 1 && !isUntouched()) return;
		sessionStorage.setItem(KEY, String(Date.now()));
		sessionStorage.setItem(LOST, "1");
		location.reload();
	});
}
