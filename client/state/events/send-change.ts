import { oneTabAtATime } from "../one-tab-at-a-time.ts";
import type { WriteServices } from "../use-write-services.ts";
import { announceOrThrow } from "./sends.ts";

export type Tell = (kind: "notice" | "error", key: string) => void;

/**
 * Sends a change while no other tab sends one; returns the response and a function that shows a message. The change is announced, so
 * that the browser does not repeat it natively (shell-22); `send` must not announce it again (`post`). Throws if the browser already
 * handles the click natively, or if `send` throws.
 */
export async function sendChange<R>(
	{ siteId, ui, t }: Pick<WriteServices, "siteId" | "ui" | "t">,
	send: () => Promise<R>,
): Promise<{ result: R; tell: Tell }> {
	announceOrThrow();
	const result = await oneTabAtATime(siteId, send);
	return { result, tell: (kind, key) => ui.toast(kind, t(key)) };
}
