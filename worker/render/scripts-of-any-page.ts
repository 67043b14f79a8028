import type { PageContext } from "../request/page/page-context.ts";

/**
 * Returns script URLs that any page must allow, because the policy of the first document holds for the whole visit: wallets in the
 * bag's flyout (wallets-2), and the fraud service for bag and checkout (checkout-21).
 */
export const scriptsOfAnyPage = ({ settings }: Pick<PageContext, "settings">): string[] => [
	...settings.walletScripts.map(({ script }) => script),
	...(settings.fraudBeacon ? [settings.fraudBeacon.script] : []),
];
