import type { BrandDirectoryView } from "../../../shared/contracts/brand-directory-view.ts";
import { byLetter, LETTERS } from "../../../shared/domain/catalogue/brand-directory.ts";
import { PlatformUnavailable } from "../../platform/fetch.ts";
import { isBrand } from "../../platform/search/refinement-ids.ts";
import type { PageContext } from "../../request/page/page-context.ts";

const ROOT = "root";

/** Returns all brands that have products, by their first letter. Throws if the search does not say which there are. */
export const loadBrandDirectory = async ({
	t,
	locale,
	paths,
	finder,
}: PageContext): Promise<BrandDirectoryView> => {
	const { refinements, failed } = await finder.search({
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
	const filledLetters = new Set(groups.map(({ letter }) => letter));
	return {
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
};
