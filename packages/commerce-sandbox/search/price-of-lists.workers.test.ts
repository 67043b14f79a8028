import { promotionalPrice } from "@vetrina/shop-rules/price/price.ts";
import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Promotion } from "../house/promotions.ts";
import { markedPromotion } from "../promotions/marked-promotion.ts";
import { promotionRules } from "../settings/promotions.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../testing/commerce-under-test.ts";
import { hostedClient } from "../testing/hosted-clients.ts";
import { importLines } from "../testing/import-under-test.ts";
import {
	NAMED_VARIANTS,
	PROMOTED_CATEGORIES,
	PROMOTED_MASTERS,
	promotedCatalogue,
} from "../testing/promoted-catalogue.ts";
import { runs } from "../testing/runs.ts";

/** Both searches sort and filter by the prices that the list shows, whatever promotions there are. */

type Promotions = { productPromotions?: { promotionalPrice: number }[] };
type Priced = Promotions & { price: number };
type Hit = Priced & { productId: string; priceMax?: number; c_listPrice?: number; variants: Priced[] };
type Found = {
	hits?: Hit[];
	total: number;
	refinements: { attributeId: string; values: { value: string; hitCount: number }[] }[];
};

let commerce: CommerceUnderTest;
let guest: Guest;
const offer = (promotions: readonly Promotion[]) =>
	vi.spyOn(promotionRules, "promotions", "get").mockReturnValue(promotions);

let made = 0;
const promotion = (draft: Partial<Promotion>): Promotion => ({
	...markedPromotion({ id: `offer-${made++}`, percent: 10, text: { en: "Offer" } }),
	products: { kind: "all" },
	...draft,
});

beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
	// Variants that promotions name have rows of their own in the index.
	offer([promotion({ products: { kind: "products", ids: NAMED_VARIANTS } })]);
	expect(await importLines(commerce, promotedCatalogue, { replace: true })).toMatchObject({ status: 200 });
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

/** Returns the price that the storefront shows (price-6). */
const shownPrice = ({ price, productPromotions = [] }: Priced): number =>
	promotionalPrice(
		price,
		productPromotions.map((one) => one.promotionalPrice),
	) ?? price;

async function list(currency: string, sort: string, ...refine: string[]): Promise<Found> {
	const query = ["htype=variation_group|product", ...refine]
		.map((one) => `&refine=${encodeURIComponent(one)}`)
		.join("");
	const response = await guest.fetch(
		`/search/shopper-search/v1/organizations/${ORGANIZATION}/product-search?locale=en&currency=${currency}&limit=200&sort=${sort}&allVariationProperties=true&expand=prices,variations,promotions${query}`,
	);
	expect(response.status, await response.clone().text()).toBe(200);
	return (await response.json()) as Found;
}

type Record_ = {
	objectID: string;
	pricing: Record<string, { price: number }>;
	promotions: { prices: Record<string, number> }[];
};
async function hosted(
	currency: string,
	sort: string,
	searchParams: object,
): Promise<{ ids: string[]; shown: number[] }> {
	const variant = [sort, currency === "EUR" ? "" : currency].filter((part) => sort && part);
	const { hits } = await hostedClient(commerce).searchSingleIndex<Record_>({
		indexName: ["vetrina-eu__products__en", ...variant].join("__"),
		searchParams: { hitsPerPage: 200, ...searchParams },
	});
	const shown = hits.flatMap(({ pricing, promotions }) => {
		const name = currency.toLowerCase();
		const book = pricing[`${name}-sale-prices`] ?? pricing[`${name}-list-prices`];
		if (!book) return [];
		const productPromotions = promotions.map(({ prices }) => ({ promotionalPrice: prices[currency] ?? 0 }));
		return shownPrice({ price: book.price, productPromotions });
	});
	return { ids: hits.map(({ objectID }) => objectID).sort(), shown };
}

const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const isPriced = ({ price }: Hit): boolean => price !== undefined;

const discount: fc.Arbitrary<Promotion["discount"]> = fc.oneof(
	fc.record({ kind: fc.constant("percentage" as const), percent: fc.integer({ min: 0, max: 100 }) }),
	fc.record({ kind: fc.constant("amount" as const), euro: fc.integer({ min: 1, max: 400 }) }),
	fc.record({ kind: fc.constant("fixedPrice" as const), euro: fc.integer({ min: 1, max: 900 }) }),
	fc.constant({ kind: "free" as const }),
	fc.constant({ kind: "buyXGetY" as const, buy: 1, get: 1, percent: 100 }),
);
const products: fc.Arbitrary<Promotion["products"]> = fc.oneof(
	fc.constant({ kind: "all" as const }),
	fc.constant({ kind: "categories" as const, ids: ["shop-bags"] }),
	fc.constant({ kind: "products" as const, ids: PROMOTED_MASTERS.slice(4, 9) }),
	fc.subarray(NAMED_VARIANTS, { minLength: 1 }).map((ids) => ({ kind: "products" as const, ids })),
);
const anyPromotion: fc.Arbitrary<Promotion> = fc
	.record({
		discount,
		products,
		condition: fc.record({
			minimumAmount: fc.option(fc.integer({ min: 1, max: 600 }), { nil: undefined }),
			minimumQuantity: fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined }),
		}),
		exclusivity: fc.constantFrom("none" as const, "class" as const, "global" as const),
		enabled: fc.boolean(),
		sites: fc.constantFrom(undefined, ["vetrina-eu" as const], ["vetrina-us" as const]),
		qualifiers: fc.constantFrom({}, {}, {}, { couponId: "private-sale" }, { customerGroups: ["VIP"] }),
		rank: fc.integer({ min: 1, max: 3 }),
	})
	.map(promotion);

describe("whatever merchants offer, what a list shows is what sorts and filters it", () => {
	// proves price-6, price-9
	test("in every currency, by every range of prices, with the platform's own search", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(anyPromotion, { maxLength: 4 }),
				fc.constantFrom("EUR", "GBP", "SEK"),
				fc.constantFrom(...PROMOTED_CATEGORIES),
				async (promotions, currency, category) => {
					offer(promotions);
					const cgid = `cgid=${category}`;
					const up = await list(currency, "price-low-to-high", cgid);
					const shown = (up.hits ?? []).filter(isPriced).map(shownPrice);
					expect(shown.length).toBeGreaterThan(10);
					expect(shown).toEqual(ascending(shown));
					const down = await list(currency, "price-high-to-low", cgid);
					expect((down.hits ?? []).filter(isPriced).map(shownPrice)).toEqual(ascending(shown).reverse());
					const cuts = ((await list(currency, "discount", cgid)).hits ?? [])
						.filter(isPriced)
						.map((hit) => 100 - Math.round((100 * shownPrice(hit)) / (hit.c_listPrice ?? hit.price)));
					expect(cuts).toEqual(ascending(cuts).reverse());
					const ranges = up.refinements.find(({ attributeId }) => attributeId === "price")?.values ?? [];
					expect(ranges.length > 0).toBe(new Set(shown).size > 1);
					for (const { value, hitCount } of ranges) {
						const [, min, max] = /\((\d+)\.\.(\d*)\)/.exec(value) ?? [];
						const isWithin = (price: number) =>
							price >= Number(min) && price < (max === "" ? Number.POSITIVE_INFINITY : Number(max));
						const hits = (await list(currency, "price-low-to-high", cgid, `price=${value}`)).hits ?? [];
						const ids = new Set(hits.map(({ productId }) => productId));
						expect(hits).toHaveLength(hitCount);
						for (const hit of up.hits ?? []) {
							if (!isPriced(hit)) continue;
							const own = hit.variants.map(shownPrice);
							if (isWithin(shownPrice(hit)))
								expect(ids, `${hit.productId} in ${value}`).toContain(hit.productId);
							if (ids.has(hit.productId))
								expect(own.some(isWithin), `${hit.productId} in ${value}`).toBe(true);
						}
					}
				},
			),
			{ numRuns: runs(12, 200) },
		);
	}, 120_000);

	// proves price-9
	test("in every currency with the hosted search", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(anyPromotion, { maxLength: 4 }),
				fc.constantFrom(...PROMOTED_CATEGORIES),
				fc.constantFrom("EUR", "GBP", "SEK"),
				fc.integer({ min: 50, max: 900 }),
				async (promotions, category, currency, bound) => {
					offer(promotions);
					const facetFilters = [[`cgid:${category}`]];
					const up = await hosted(currency, "price-low-to-high", { facetFilters });
					expect(up.shown.length).toBeGreaterThan(10);
					expect(up.shown).toEqual(ascending(up.shown));
					expect((await hosted(currency, "price-high-to-low", { facetFilters })).shown).toEqual(
						ascending(up.shown).reverse(),
					);
					const below = await hosted(currency, "price-low-to-high", {
						facetFilters,
						numericFilters: [`price.${currency}<${bound}`],
					});
					expect(below.shown).toEqual(up.shown.filter((price) => price < bound));
					// Both providers find the same products for a price range.
					const own = await list(currency, "price-low-to-high", `cgid=${category}`, `price=(${bound}..)`);
					const same = await hosted(currency, "", {
						facetFilters,
						numericFilters: [`prices.${currency}>=${bound}`],
					});
					expect(same.ids).toEqual((own.hits ?? []).map(({ productId }) => productId).sort());
				},
			),
			{ numRuns: runs(10, 200) },
		);
	}, 120_000);
});

// proves price-9
test("an index follows the clock: a promotion counts from its first moment to its last", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const start = Date.now() + 60_000;
	const at = (time: number) => new Date(time).toISOString();
	offer([
		promotion({
			from: at(start),
			to: at(start + 60_000),
			products: { kind: "products", ids: ["P0"] },
			discount: { kind: "fixedPrice", euro: 1 },
		}),
	]);
	const state = async () => {
		const { hits = [] } = await list("EUR", "price-low-to-high", "cgid=shop-shoes");
		const { ids } = await hosted("EUR", "", { numericFilters: ["prices.EUR<2"] });
		const cheap = (await list("EUR", "price-low-to-high", "price=(..2)")).hits ?? [];
		const [first] = hits;
		return {
			first: first?.productId.slice(0, 2),
			shown: first && shownPrice(first),
			ids,
			cheap: cheap.length,
		};
	};
	const before = await state();
	expect(before).toMatchObject({ ids: [], cheap: 0 });
	vi.setSystemTime(start);
	expect(await state()).toEqual({ first: "P0", shown: 1, ids: ["P0-blue", "P0-red"], cheap: 2 });
	vi.setSystemTime(start + 60_000);
	expect(await state()).toEqual(before);
});
