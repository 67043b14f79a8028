import { SENDS } from "../../state/events/sends.ts";
import type { Noted } from "./press-again.ts";

/** The bundler's event for a file that could not be loaded. */
export const FILE_FAILED = "vite:preloadError";

/** A failure that comes later than that (ms) belongs to something else. */
const ANSWERED_MS = 3000;

/** Does what was pressed as a browser without script does it; false where it only works with. */
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
 * A link or a form whose file does not come does what it does without script (shell-22), as long as nothing of it has been
 * sent: doing it twice is worse than not doing it. So once it is done, the same press sends nothing by script: the file may have been
 * another one than the change needs. This listens ahead of start-over.ts, which loads the page again.
 */
export function followPressed(noted: Noted = document as Noted): void {
	let isLeaving = false;
	addEventListener(SENDS, (event) => {
		if (isLeaving) event.preventDefault();
		noted.pressed = null;
	});
	addEventListener(FILE_FAILED, (event) => {
		if (!navigator.onLine || !noted.pressed || !doWithoutScript(noted.pressed)) return;
		isLeaving = true;
		event.stopImmediatePropagation();
	});
	// The browser has brought the page back.
	addEventListener("pageshow", () => {
		isLeaving = false;
	});
}
