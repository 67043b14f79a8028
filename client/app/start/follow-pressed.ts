import { SENDS } from "../../state/events/sends.ts";
import { onFileFailed } from "../parts/file-failed.ts";
import type { Noted } from "./press-again.ts";

const ANSWERED_MS = 3000;

/**
 * Follows the link or submits the form of a click, as a browser without JavaScript would. Returns false if the control needs
 * JavaScript, the event was not prevented, or it is older than ANSWERED_MS.
 */
function doWithoutScript({
	target,
	submitter,
	timeStamp,
	defaultPrevented,
}: Partial<SubmitEvent> & Event): boolean {
	if (!defaultPrevented || performance.now() - timeStamp > ANSWERED_MS) return false;
	if (!(target instanceof HTMLFormElement)) {
		const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
		if (link) location.assign(link.href);
		return link !== null;
	}
	if (!target.getAttribute("action")) return false;
	const { name, value } = (submitter ?? {}) as HTMLButtonElement;
	if (name) target.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
	target.submit();
	return true;
}

/**
 * Lets the browser handle a click on a link or form natively if its file fails to load (shell-22), unless the change has been sent:
 * losing a click is better than sending it twice. While the browser leaves the page, no further change is sent. This listener must run
 * before the one of start-over.ts.
 */
export function followPressed(notes: Noted = document as Noted): void {
	let isLeaving = false;
	addEventListener(SENDS, (event) => {
		if (isLeaving) event.preventDefault();
		notes.pressed = null;
	});
	onFileFailed((event) => {
		if (!navigator.onLine || !notes.pressed || !doWithoutScript(notes.pressed)) return;
		isLeaving = true;
		event.stopImmediatePropagation();
	});
	addEventListener("pageshow", () => {
		isLeaving = false;
	});
}
