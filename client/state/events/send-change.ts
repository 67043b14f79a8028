import { oneTabAtATime } from "../one-tab-at-a-time.ts";
import type { WriteServices } from "../use-write-services.ts";
import { announceOrThrow } from "./sends.ts";

export type Tell = (kind: "notice" | "error", key: string) => void;

/**
 * Sends a change, one tab at a time. The texts of its outcome came with this code, so nothing is sent that the page would repeat natively
 * (shell-22). The change is announced here, so `send` posts it without announcing it again (`post`). Throws if the page already makes the
 * change natively, or if `send` throws.
 */
export async function sendChange<R>(
	{ siteId, ui, t }: Pick<WriteServices, "siteId" | "ui" | "t">,
	send: () => Promise<R>,
): Promise<{ result: R; tell: Tell }> {
	announceOrThrow();
	const result = await oneTabAtATime(siteId, send);
	return { result, tell: (kind, key) => ui.toast(kind, t(key)) };
}
