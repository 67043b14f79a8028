import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, inject, test } from "vitest";
import { indexCategories } from "../../shared/domain/catalogue/categories.ts";
import { createCatalogue } from "../../worker/platform/commerce/catalogue/catalogue.ts";
import { createSearch } from "../../worker/platform/search/create-search.ts";
import type { SearchPort } from "../../worker/platform/search/search-port.ts";
import type { SiteSettings } from "../../worker/platform/site-settings.ts";

/** Queries in the words of a market, each with a pattern that the names of the first three results match. */
const TAIWAN: readonly (readonly [query: string, names: RegExp])[] = [
	["洋裝", /洋裝|禮服/],
	["連身裙", /洋裝/],
	["紅色洋裝", /洋裝/],
	["絲質洋裝", /絲質.*洋裝/],
	["真絲洋裝", /絲質.*洋裝/],
	["晚禮服", /晚禮服/],
	["圍巾", /圍巾|披肩|方巾/],
	["羊毛圍巾", /圍巾|披肩/],
	["絲巾", /方巾/],
	["披肩", /披肩/],
	["大衣", /大衣/],
	["羊毛大衣", /羊毛.*大衣/],
	["風衣", /風衣/],
	["羽絨外套", /羽絨/],
	["皮夾克", /夾克/],
	["西裝外套", /西裝外套/],
	["毛衣", /毛衣/],
	["高領毛衣", /高領毛衣/],
	["開襟衫", /開襟衫/],
	["白襯衫", /襯衫/],
	["長褲", /褲/],
	["牛仔褲", /牛仔褲/],
	["百褶裙", /百褶/],
	["運動鞋", /休閒鞋|慢跑鞋/],
	["高跟鞋", /高跟鞋/],
	["踝靴", /踝靴/],
	["皮夾", /皮夾/],
	["錢包", /皮夾/],
	["托特包", /托特包/],
	["太陽眼鏡", /太陽眼鏡/],
	["耳環", /耳環|耳釘/],
	["項鍊", /項鍊/],
	["香水", /香精|古龍水/],
	["口紅", /口紅/],
];

const HONG_KONG: typeof TAIWAN = [
	["連身裙", /連身裙|禮服/],
	["頸巾", /頸巾|披肩|方巾/],
	["銀包", /銀包/],
	["背囊", /背囊/],
	["波鞋", /運動鞋|跑鞋/],
	["頸鏈", /頸鏈/],
	["唇膏", /唇膏/],
];

const AMERICA: typeof TAIWAN = [
	["sweater", /sweater/i],
	["crewneck sweater", /crewneck sweater/i],
	["turtleneck", /turtleneck/i],
	["cashmere sweater", /cashmere.*sweater/i],
	["pants", /pants|chinos|joggers/i],
	["wide-leg pants", /wide-leg pants/i],
	["overalls", /overalls|shortalls/i],
	["sweater vest", /sweater vest/i],
	["puffer vest", /puffer vest/i],
	["sneakers", /sneakers/i],
	["throw pillow", /pillow/i],
	["gray coat", /coat/i],
	["jewelry", /earrings|necklace|bracelet|ring|bangle/i],
	["plaid blazer", /plaid.*blazer/i],
];

const NOTHING = [
	["TW", "zh", ["電鍋", "筆記型電腦", "機車"]],
	["US", "en", ["qqzzxx", "lawnmower"]],
] as const;

const origin = inject("commerce");
const platform = {
	env: { COMMERCE_URL: origin, COMMERCE_ORGANIZATION: "f_ecom_vtra_001", COMMERCE_CLIENT_ID: "vetrina" },
	deadline: AbortSignal.timeout(120_000),
	log: () => {},
};
const sites = { TW: "vetrina-ap", HK: "vetrina-ap", US: "vetrina-us" } as const;
const currencies = { TW: "TWD", HK: "HKD", US: "USD" } as const;
type Country = keyof typeof sites;

async function openSearch(country: Country, language: "zh" | "en"): Promise<SearchPort> {
	const siteId = sites[country];
	const locale = {
		siteId,
		country,
		language,
		currency: currencies[country],
		prefix: "",
	} satisfies SiteLocale;
	const path = `${origin}/on/demandware.store/Sites-${siteId}-Site/${language}-${country}/Configurations-Get`;
	const response = (await (await fetch(path)).json()) as { configurations: SiteSettings };
	const now = () => new Date();
	const tree = indexCategories(await createCatalogue({ platform, locale }, now).categories());
	const settings = { ...response.configurations, searchProvider: "commerce" as const };
	return createSearch({ platform, locale, settings, now, categories: async () => tree });
}

const find = (search: SearchPort, query: string) =>
	search.search({ refinements: [], offset: 0, limit: 3, query });

// proves locale-8
test.each([
	["TW", "zh", TAIWAN],
	["HK", "zh", HONG_KONG],
	["US", "en", AMERICA],
] as const)("shoppers of %s find things by their own words", async (country, language, table) => {
	const search = await openSearch(country, language);
	const faults = [];
	for (const [query, names] of table) {
		const { hits } = await find(search, query);
		const others = hits.map(({ name }) => name).filter((name) => !names.test(name));
		if (hits.length === 0 || others.length > 0) faults.push([query, hits.length, ...others]);
	}
	expect(faults).toEqual([]);
});

test.each(NOTHING)(
	"a word for nothing that the house sells finds nothing in %s",
	async (country, language, words) => {
		const search = await openSearch(country, language);
		const totals = [];
		for (const word of words) totals.push((await find(search, word)).total);
		expect(totals).toEqual(words.map(() => 0));
	},
);
