/** Keys, or prefixes of keys, of personal data in this browser's storage. */
const THEIRS = ["shop.viewed.", "shop.last-route.", "shop.typed.", "shop.searches", "shop.searched"];

const clear = (storage: Storage): void => {
	for (const key of Object.keys(storage))
		if (THEIRS.some((name) => key.startsWith(name))) storage.removeItem(key);
};

/** Deletes personal data from the browser's storage after signing out (identity-29). Display and consent choices stay. */
export function forgetPerson(): void {
	try {
		clear(localStorage);
		clear(sessionStorage);
	} catch {}
}
