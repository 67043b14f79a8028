import { oneTabAtATime } from "../one-tab-at-a-time.ts";
import type { WriteServices } from "../use-write-services.ts";
import { announceOrThrow } from "./sends.ts";

/** Shows a message, or the one for any failure if the texts did not load. A success without its text goes unsaid: the page shows it. */
export type Tell = (kind: "notice" | "error", key: string) => void;

/**
 * Sends a change of the shopper's data, one tab after the other, while the texts of its outcome load. The outcome counts even if
 * the texts do not load, and from the first moment the page must not make the change by another way as well (shell-22).
 * Throws if the page makes it already, and what `send` throws.
 */
export async function sendChange<R>(
	{ siteId, ui, t, lateTexts }: Pick<WriteServices, "siteId" | "ui" | "t" | "lateTexts">,
	send: () => Promise<R>,
): Promise<{ result: R; tell: Tell }> {
	announceOrThrow();
	const [result, hasTexts] = await Promise.all([
		oneTabAtATime(siteId, send),
		lateTexts().then(
			() => true,
			() => false,
		),
	]);
	const tell: Tell = (kind, key) => {
		if (hasTexts) ui.toast(kind, t(key));
		else if (kind === "error") ui.failed(t, "error.unavailable");
	};
	return { result, tell };
}
