/** Slugs of editors' pages whose sections stand on a page of the shop, so that the slug is no address of its own (content-34). */
export const PLACED_PAGES = {
	home: "/home",
	notFound: "/404",
	error: "/error",
	splash: "/splash",
	confirmation: "/confirmation",
	account: "/account",
} as const;

/** Slugs below these are placed, too: the page before a category's list, and the pages of the account. */
export const PLACED_FOLDERS = ["/landing/", "/account/"] as const;

const placed: readonly string[] = Object.values(PLACED_PAGES);

export const isPlaced = (slug: string): boolean =>
	placed.includes(slug) || PLACED_FOLDERS.some((folder) => slug.startsWith(folder));

/** Returns the slug of the sections on a page of the account, by the page's path: "/account/orders" for "/orders". */
export const toAccountSlug = (path: string): string =>
	path === "/myaccount" ? PLACED_PAGES.account : `${PLACED_PAGES.account}${path}`;
