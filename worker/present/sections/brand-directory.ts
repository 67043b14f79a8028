import { pageTag } from "@vetrina/shop-rules/locale/fallback.ts";
import type { BrandDirectoryView, BrandLinkView } from "../../../shared/contracts/brand-directory-view.ts";
import { byLetter, foldBrand } from "../../../shared/domain/catalogue/brand-directory.ts";
import type { BrandPage } from "../../../shared/domain/content/content.ts";
import { PlatformUnavailable } from "../../platform/fetch.ts";
import { isBrand } from "../../platform/search/refinement-ids.ts";
import type { PageContext } from "../../request/page/page-context.ts";

export const ROOT = "root";

/** Returns the refinement by brands, with all brands that have products. Throws if the search does not say which there are. */
export const findBrands = async ({ finder }: Pick<PageContext, "finder">) => {
	const { refinements, failed } = await finder.search({
		categoryId: ROOT,
		refinements: [],
		offset: 0,
		limit: 1,
	});
	if (failed) throw new PlatformUnavailable("network", "The search does not say which brands there are");
	return refinements.find((one) => isBrand(one) && one.values.length > 0);
};

/** A brand without a page has a search, which search engines must not index (content-44). */
const toBrandLink = (label: string, page: BrandPage | undefined, { paths }: PageContext): BrandLinkView =>
	page
		? { label, href: paths.page(page.slug), isFollowed: page.isNoFollow ? undefined : true }
		: { label, href: paths.search({ page: 1, refinements: [], query: label }) };

/** Returns all brands that have products, by their first letter. Throws if the search does not say which there are. */
export const loadBrandDirectory = async (cx: PageContext): Promise<BrandDirectoryView> => {
	const [brands, brandPages] = await Promise.all([findBrands(cx), cx.content.brandPages()]);
	const pages = new Map(brandPages.map((page) => [foldBrand(page.brandId), page]));
	const groups = byLetter(
		(brands?.values ?? []).filter(({ hitCount }) => hitCount > 0),
		pageTag(cx.locale),
	);
	return {
		lettersLabel: cx.t("directory.letters"),
		groups: groups.map(({ letter, brands }) => ({
			letter,
			links: brands.map(({ label, value }) => toBrandLink(label, pages.get(foldBrand(value)), cx)),
		})),
	};
};
