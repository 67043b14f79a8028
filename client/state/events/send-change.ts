import { oneTabAtATime } from "../one-tab-at-a-time.ts";
import type { WriteServices } from "../use-write-services.ts";
import { announceOrThrow } from "./sends.ts";

/**
 * Shows a message. If the texts failed to load, an error shows the general text, and a success shows none because the page reflects it.
 */
export type Tell = (kind: "notice" | "error", key: string) => void;

/**
 * Sends a change, one tab at a time, while the texts of its outcome load. The change counts even if the texts fail, and the page must not
 * repeat it natively (shell-22). Throws if the page already makes the change natively, or if `send` throws.
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
