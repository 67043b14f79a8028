import type { TagSettings, TagTarget } from "../../../shared/contracts/tags/tag.ts";
import { TAGS } from "../../../shared/contracts/tags/tags.ts";
import { keepOptional, mayKeep } from "../../state/consent.ts";
import { loadScript } from "../../state/external-scripts/load-script.ts";
import { nextIdle } from "./next-idle.ts";

/**
 * Loads the scripts of the receivers in the browser, one after the other while the page is idle (event-27). Scripts that a browser's extension
 * blocks, or that are down, are done without; a receiver without consent is left out.
 */
export async function startTags(
	settings: TagSettings,
	push: (entry: object) => void,
	target = globalThis as unknown as TagTarget,
): Promise<void> {
	for (const tag of TAGS)
		for (const script of tag.scripts(settings)) {
			await nextIdle();
			if (!mayKeep(script.consent)) continue;
			tag.prepare(script, settings, target, push);
			const { id, src, consent } = script;
			void loadScript({ id, src, consent }).catch(() => {});
		}
}

const KEY = "shop.layer";
const MOST_KEPT = 200;

/**
 * Carries entries of the data layer into the next document, in this window only (event-27): the security policy of a document that began without
 * consent does not allow the receivers' scripts, so the next one loads them, and they lose nothing.
 */
export function carryLayer(): (entry: object) => void {
	let entries: object[] = [];
	addEventListener("pagehide", () => {
		try {
			keepOptional("analytics", KEY, JSON.stringify(entries), sessionStorage);
		} catch {}
	});
	return (entry) => {
		entries = [...entries, entry].slice(-MOST_KEPT);
	};
}

/** Returns the entries that the previous document carried over, once. */
export function takeCarried(): object[] {
	try {
		const text = sessionStorage.getItem(KEY);
		sessionStorage.removeItem(KEY);
		const entries: unknown = JSON.parse(text ?? "[]");
		return Array.isArray(entries) ? entries.filter((entry) => entry && typeof entry === "object") : [];
	} catch {
		return [];
	}
}
