import { toAccountSlug } from "@vetrina/shop-rules/content/placed-pages.ts";
import { loadSectionsBelow } from "../../sections/load-sections-below.ts";
import type { LoadedPage, LoadPrivate } from "../../worker/request/page/loader.ts";
import { type FixedRouteName, ROUTES } from "../routes.ts";

/**
 * Adds editors' sections to a page that is loaded for one shopper. The content is asked for by slug and locale alone and kept for all shoppers
 * (content-34).
 */
export const withSections =
	(slug: string, load: LoadPrivate): LoadPrivate =>
	async (cx, visitor) => {
		const [result, more] = await Promise.all([load(cx, visitor), loadSectionsBelow(slug, cx)]);
		if (!result || "redirect" in result) return result;
		const { page } = result;
		// The sections are added to the data of the page's own kind.
		return { page: { ...page, data: { ...page.data, ...more } } as LoadedPage };
	};

/** Adds the editors' sections to a page of the account, whose slug follows from the page's path. */
export const inAccount = (name: FixedRouteName, load: LoadPrivate): LoadPrivate =>
	withSections(toAccountSlug(ROUTES[name].path), load);
