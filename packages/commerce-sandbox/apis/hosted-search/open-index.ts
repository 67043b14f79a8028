import type { SiteId } from "../../house/countries.ts";
import { house } from "../../house.ts";
import { findLanguage } from "../../languages.ts";
import { openPromotions } from "../../promotions/unit-price.ts";
import { type LiveStock, orderableGroups } from "../../search/index/live-stock.ts";
import { pricedIndex } from "../../search/index/priced-index.ts";
import { type SearchIndex, searchIndex } from "../../search/index/search-index.ts";
import { siteById } from "../../settings/sites.ts";
import { catalogueFrame } from "../../store/catalogue-frame.ts";
import { liveGeneration } from "../../store/catalogue-store.ts";
import type { CatalogueView } from "../products/catalogue-request.ts";
import type { FacetAttributes } from "./facets/facet.ts";
import { facetAttributes } from "./facets/facet-attributes.ts";
import type { HostedIndex } from "./index-names.ts";

export type OpenIndex = {
	view: CatalogueView;
	search: SearchIndex;
	attributes: FacetAttributes;
	orderable: () => Promise<LiveStock>;
};

export function indexOpener(db: D1Database, mediaBase: string): (index: HostedIndex) => Promise<OpenIndex> {
	const generations = new Map<SiteId, Promise<Generation>>();
	return async ({ siteId, language }) => {
		const reading = generations.get(siteId) ?? openGeneration(db, siteId);
		generations.set(siteId, reading);
		const { gen, frame, promotions, search, orderable } = await reading;
		const currency = defaultCurrency(siteId);
		return {
			view: {
				db,
				gen,
				frame,
				siteId,
				locale: language,
				language: findLanguage(language),
				searched: language,
				texts: language,
				currency,
				// An index is for a language of a whole site, so the strictest of its countries decides.
				lowestPriceDays: findStrictestDays(siteId),
				promotions,
				mediaBase,
			},
			search,
			attributes: facetAttributes(search, frame, language, currency),
			orderable,
		};
	};
}

function findStrictestDays(siteId: SiteId): number | null {
	const days = (siteById(siteId)?.countries ?? []).flatMap(
		({ code }) => house.legal?.[code]?.lowestPriceDays.value ?? [],
	);
	return days.length > 0 ? Math.max(...days) : null;
}

type Generation = Pick<CatalogueView, "gen" | "frame" | "promotions"> &
	Pick<OpenIndex, "search" | "orderable">;

async function openGeneration(db: D1Database, siteId: SiteId): Promise<Generation> {
	const gen = await liveGeneration(db, siteId);
	const [frame, index] = await Promise.all([catalogueFrame(db, gen), searchIndex(db, gen)]);
	const promotions = openPromotions(frame, { siteId, now: new Date() });
	const search = await pricedIndex(db, gen, index, frame, promotions);
	let orderable: ReturnType<OpenIndex["orderable"]> | undefined;
	return {
		gen,
		frame,
		promotions,
		search,
		orderable: () => {
			orderable ??= orderableGroups(db, gen, search, defaultCurrency(siteId));
			return orderable;
		},
	};
}

function defaultCurrency(siteId: string): string {
	const site = siteById(siteId);
	return site?.countries.find(({ code }) => code === site.defaultCountry)?.currency ?? "EUR";
}
