import { KEPT_PAGES } from "../../shared/domain/offline/kept-responses.ts";

/** Keys, or prefixes of keys, of personal data in this browser's storage. */
const THEIRS = [
	"shop.viewed.",
	"shop.last-route.",
	"shop.typed.",
	"shop.searches",
	"shop.searched",
	"shop.bag.",
	"shop.queued-additions",
];

const clear = (storage: Storage): void => {
	for (const key of Object.keys(storage))
		if (THEIRS.some((name) => key.startsWith(name))) storage.removeItem(key);
};

/** Deletes personal data from the browser's storage after signing out (identity-29). Display and consent choices stay. */
export async function forgetPerson(): Promise<void> {
	try {
		clear(localStorage);
		clear(sessionStorage);
		// Pages that were seen tell what the shopper looked at.
		await caches.delete(KEPT_PAGES);
	} catch {}
}
