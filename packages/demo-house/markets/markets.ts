import { americas } from "./americas.ts";
import { asiaPacific } from "./asia-pacific.ts";
import { europe } from "./europe.ts";
import type { MarketRow } from "./market-row.ts";
import { middleEast } from "./middle-east.ts";

export type SiteId = "vetrina-eu" | "vetrina-us" | "vetrina-me" | "vetrina-ap";

const bySite = {
	"vetrina-eu": europe,
	"vetrina-us": americas,
	"vetrina-me": middleEast,
	"vetrina-ap": asiaPacific,
} satisfies Record<SiteId, Record<string, MarketRow>>;

export type Market = MarketRow & { code: string; siteId: SiteId };

export const timeZoneIn = (countryCode: string): string => markets.get(countryCode)?.timeZone ?? "UTC";

/** The countries of the house in the order in which it lists them, by ISO code. */
export const markets: ReadonlyMap<string, Market> = new Map(
	(Object.entries(bySite) as [SiteId, Record<string, MarketRow>][]).flatMap(([siteId, rows]) =>
		Object.entries(rows).map(([code, row]) => [code, { ...row, code, siteId }] as const),
	),
);
