import { keepOptional } from "../../../state/consent.ts";

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
