import { siteById, sites } from "../settings/sites.ts";

/** `refusal` is set if a site could sell nothing after the import (catalogue-24). */
export type PriceReport = { warnings: string[]; refusal?: string };

export async function checkPrices(
	db: D1Database,
	gen: number,
	{ siteId, allowEmpty }: { siteId: string | null; allowEmpty: boolean },
): Promise<PriceReport> {
	const [products, priced, inCurrency, apart] = await db.batch<Row>([
		db.prepare("SELECT count(*) AS products FROM product WHERE gen = ? AND kind <> 'set'").bind(gen),
		db
			.prepare("SELECT count(DISTINCT master_id) AS products FROM variant WHERE gen = ? AND prices <> '{}'")
			.bind(gen),
		db
			.prepare(
				`SELECT named.key AS currency, count(DISTINCT v.master_id) AS products
					FROM variant v, json_each(v.prices) named WHERE v.gen = ? GROUP BY named.key`,
			)
			.bind(gen),
		db
			.prepare(
				`WITH named AS (SELECT v.master_id, one.key AS currency, count(*) AS variants
						FROM variant v, json_each(v.prices) one WHERE v.gen = ?1 GROUP BY 1, 2),
					own AS (SELECT master_id, count(*) AS variants FROM variant WHERE gen = ?1 AND prices <> '{}' GROUP BY 1)
				SELECT currency, sum(own.variants - named.variants) AS products, min(master_id) AS example
					FROM named JOIN own USING (master_id) WHERE own.variants > named.variants GROUP BY currency`,
			)
			.bind(gen),
	]);
	return reportPrices({
		products: products?.results[0]?.products ?? 0,
		priced: priced?.results[0]?.products ?? 0,
		inCurrency: new Map(inCurrency?.results.map((row) => [row.currency, row.products])),
		apart: new Map(
			apart?.results.map(({ currency, products, example }) => [currency, { variants: products, example }]),
		),
		siteIds: siteId === null ? sites.map(({ id }) => id) : [siteId],
		allowEmpty,
	});
}

type Row = { currency: string; products: number; example: string };
type Counts = {
	products: number;
	priced: number;
	inCurrency: ReadonlyMap<string, number>;
	apart?: ReadonlyMap<string, { variants: number; example: string }>;
	siteIds: readonly string[];
	allowEmpty?: boolean;
};

const listCurrencies = (siteId: string): string[] => [
	...new Set(siteById(siteId)?.countries.map(({ currency }) => currency)),
];

export function reportPrices({
	products,
	priced,
	inCurrency,
	apart,
	siteIds,
	allowEmpty,
}: Counts): PriceReport {
	const currencies = [...new Set(siteIds.flatMap(listCurrencies))];
	const idle = siteIds.filter(
		(siteId) => !listCurrencies(siteId).some((currency) => inCurrency.has(currency)),
	);
	if (idle.length > 0 && !allowEmpty) {
		const expectedCurrencies = [...new Set(idle.flatMap(listCurrencies))];
		const foundText =
			inCurrency.size > 0 ? `Prices are in ${[...inCurrency.keys()].sort().join(", ")}` : "There are none";
		return {
			warnings: [],
			refusal: `No product has a price that ${idle.join(", ")} could sell it for. ${foundText}, expected ${expectedCurrencies.join(", ")}. Import into the other sites one after the other, or allow empty sites.`,
		};
	}
	const warnings =
		priced < products ? [`${products - priced} of ${products} products have no price at all.`] : [];
	const describePlace = (currency: string): string => {
		const where = siteIds.filter((siteId) => listCurrencies(siteId).includes(currency));
		return `${currency} (${where.join(", ")})`;
	};
	const byMissing = Map.groupBy(currencies, (currency) => priced - (inCurrency.get(currency) ?? 0));
	for (const [missing, lacking] of byMissing) {
		const places = lacking.map(describePlace);
		if (missing > 0)
			warnings.push(
				`${missing} of ${priced} products with prices have none in ${places.join(", ")}: they are shown there without a price and cannot be bought.`,
			);
	}
	for (const currency of currencies) {
		const { variants, example } = apart?.get(currency) ?? { variants: 0, example: "" };
		if (variants > 0)
			warnings.push(
				`${variants} variants have no price in ${describePlace(currency)} although others of their product have one (such as of "${example}"): they cannot be bought there.`,
			);
	}
	return { warnings };
}
