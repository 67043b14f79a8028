import { byLetter, LETTERS } from "../../shared/domain/catalogue/brand-directory.ts";
import { PAGES } from "../../worker/cache/policies.ts";
import { PlatformUnavailable } from "../../worker/platform/fetch.ts";
import { isBrand } from "../../worker/platform/search/refinement-ids.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toBreadcrumbList, toWebPage } from "../../worker/present/json-ld.ts";
import type { LoadResult } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { BrandsData } from "./contract.ts";

const ROOT = "root";

export const loadBrands = async (cx: PageContext): Promise<LoadResult> => {
	const { t, locale, paths } = cx;
	const { refinements, failed } = await cx.finder.search({
		categoryId: ROOT,
		refinements: [],
		offset: 0,
		limit: 1,
	});
	if (failed) throw new PlatformUnavailable("network", "The search does not say which brands there are");
	const brands = refinements.find((one) => isBrand(one) && one.values.length > 0)?.values ?? [];
	const groups = byLetter(
		brands.filter(({ hitCount }) => hitCount > 0),
		locale.language,
	);
	const title = t("directory.brands");
	const description = t("directory.brandsDescription");
	const filledLetters = new Set(groups.map(({ letter }) => letter));
	const data: BrandsData = {
		title,
		lettersLabel: t("directory.letters"),
		letters: LETTERS.map((letter) => ({ letter, isFilled: filledLetters.has(letter) })),
		groups: groups.map(({ letter, brands }) => ({
			letter,
			links: brands.map(({ label }) => ({
				label,
				href: paths.search({ page: 1, refinements: [], query: label }),
			})),
		})),
	};
	return {
		page: {
			kind: "brands",
			data,
			status: 200,
			cache: PAGES.brands,
			head: buildHead(cx, {
				title,
				description,
				canonical: "/brands",
				jsonLd: [
					toWebPage(cx, title, description),
					toBreadcrumbList(cx, [{ label: title, href: paths.brands() }]),
				],
			}),
		},
	};
};
