import type { PageContext } from "../request/page/page-context.ts";

/**
 * Scripts that may be wanted on whatever page a visit began, as its policy is that of the document; their addresses. Those of the wallets of
 * the bag's flyout (wallets-2), and the fraud service's of bag and checkout (checkout-21).
 */
export const scriptsOfAnyPage = ({ settings }: Pick<PageContext, "settings">): string[] => [
	...settings.walletScripts.map(({ script }) => script),
	...(settings.fraudBeacon ? [settings.fraudBeacon.script] : []),
];
