import { onFileFailed } from "../parts/file-failed.ts";

const AGAIN_AFTER = 60_000;
const KEY = "shop.started-over";
const LOST = "shop.lost-press";

/** Fields that received input. React also writes a value into `defaultValue`, so comparing the two does not reveal typing. */
const typedIn = new WeakSet<EventTarget>();

const isUntouched = (): boolean =>
	!document.querySelector("dialog[open]") &&
	[...document.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), textarea")].every(
		(field) =>
			field.checked === field.defaultChecked &&
			!(typedIn.has(field) && field.value !== "") &&
			(field.value === field.defaultValue || /^(radio|checkbox)$/.test(field.type)),
	);

const hasLostPress = (): boolean => {
	try {
		const marker = sessionStorage.getItem(LOST);
		sessionStorage.removeItem(LOST);
		return marker !== null;
	} catch {
		return false;
	}
};

const lastTime = (): number | null => {
	try {
		return Number(sessionStorage.getItem(KEY));
	} catch {
		return null;
	}
};

/**
 * Reloads the page after a file failed to load, because browsers cache a failed import for the life of the document: when the network
 * returns, or immediately after a click that needs JavaScript, with a message. Nothing reloads while fields are filled in (unless files
 * failed repeatedly) or again within AGAIN_AFTER milliseconds.
 */
export function startOver(tell: () => void): void {
	if (hasLostPress()) tell();
	let isWaiting = false;
	let failures = 0;
	addEventListener("input", ({ target }) => void (target && typedIn.add(target)));
	onFileFailed(() => {
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
