import type { PageContext } from "../request/page/page-context.ts";

/**
 * Returns the scripts of wallets (wallets-2) and of the fraud service (checkout-21). Every page allows them, because the policy of the
 * first document holds for the whole visit.
 */
export const scriptsOfAnyPage = ({ settings }: Pick<PageContext, "settings">): string[] => [
	...settings.walletScripts.map(({ script }) => script),
	...(settings.fraudBeacon ? [settings.fraudBeacon.script] : []),
];
