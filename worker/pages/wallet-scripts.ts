import type { PageContext } from "./page-loader.ts";

/** Scripts that the wallets of the bag's flyout may ask for, on whatever page it opens (wallets-2); addresses for the page's policy. */
export const walletScripts = ({ settings, locale }: Pick<PageContext, "settings" | "locale">): string[] =>
	settings.walletScripts
		.filter(({ countries }) => countries?.includes(locale.country) ?? true)
		.map(({ script }) => script);
