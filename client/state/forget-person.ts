/** What a browser keeps of what a person has looked at, searched for and typed; names of keys, or how they begin. */
const THEIRS = ["shop.viewed.", "shop.last-route.", "shop.typed.", "shop.searches", "shop.searched"];

const clear = (storage: Storage): void => {
	for (const key of Object.keys(storage))
		if (THEIRS.some((name) => key.startsWith(name))) storage.removeItem(key);
};

/** Nothing of the person who has signed out stays in this browser (identity-29); how it shows lists, and what it agreed to, does. */
export function forgetPerson(): void {
	try {
		clear(localStorage);
		clear(sessionStorage);
	} catch {
		// A browser that keeps nothing has nothing to forget.
	}
}
