import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import type { DesignedComponent } from "../../../../shared/contracts/preview/design-view.ts";
import type { ContentPage } from "../../../../shared/domain/content/content.ts";
import type { DesignRequest } from "../../../../shared/domain/preview/design-request.ts";
import type { ScapiContext } from "../../commerce/scapi.ts";
import { createSharedCall } from "../../commerce/shared-call.ts";
import { type PlatformCalls, parseResponse } from "../../load-json.ts";
import { momentParameters, reportFaults } from "../calls/ask-content.ts";
import { pageResponse } from "../content-schemas.ts";
import { withFaults } from "../entry-faults.ts";
import { markTargets } from "../link-targets.ts";
import { toAnyPage } from "../map-content.ts";
import type { ContentLocale } from "../text/content-locale.ts";
import { type DesignedPage, type Reading, readings } from "./design-readings.ts";
import { designedPageSchema, toRawEntry } from "./designed-page.ts";

const REFUSED = [401, 403];

/** Reads the page of the token past all caches (preview-11). */
const readPage = async (
	{ platform, cache }: PlatformCalls,
	{ siteId, language, country }: ContentLocale,
	{ mode, pdToken, pageId }: DesignRequest,
): Promise<DesignedPage> => {
	const { preview: _, ...moment } = platform.preview ? momentParameters(platform.preview) : {};
	const parameters = Object.entries(moment).map(([name, value]) => [`c_${name}`, value]);
	const query: object = { mode, pdToken, ...Object.fromEntries(parameters) };
	const cx = {
		platform: platform as ScapiContext["platform"],
		locale: { siteId, language, country, currency: "" },
	};
	const call = createSharedCall(cx, () => new Date(cache.now()));
	try {
		// The client's types do not name the parameters of Page Designer.
		const params = { path: { pageId }, query: query as never };
		const { data } = await call((clients) => clients.shopperExperience.getPage({ params }));
		return parseResponse(designedPageSchema, data, `pages/${pageId}`);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (error.status === 404) return "absent";
		if (REFUSED.includes(error.status)) return "refused";
		throw error;
	}
};

/** Returns a page of Shopper Experience as the content port returns pages of the content service (preview-12). */
export const mapDesignedPage = (
	page: DesignedComponent,
	changes: DesignRequest["changes"],
): ContentPage | null => {
	const raw = toRawEntry(page, changes);
	const list = (type: string) => ({ items: raw.__typename === type ? [raw] : [] });
	const json = {
		data: {
			pageCollection: list("Page"),
			journalArticleCollection: list("JournalArticle"),
			brandPageCollection: list("BrandPage"),
		},
	};
	return toAnyPage(parseResponse(pageResponse, json, `pages/${page.id}`).data);
};

/** Returns the page of the editor's token if it is the page at the slug. */
export const loadDesignedPage = async (
	calls: PlatformCalls,
	locale: ContentLocale,
	design: DesignRequest,
	slug: string,
): Promise<ContentPage | null> => {
	const reading: Reading = readings.get(design) ?? { page: readPage(calls, locale, design) };
	readings.set(design, reading);
	const page = await reading.page;
	reading.isAbsent = page === "absent";
	if (typeof page === "string" || page.data?.slug !== slug) return null;
	reading.shown = page;
	const { result, faults } = withFaults(() => mapDesignedPage(page, design.changes));
	reportFaults(locale, { name: "getPage", variables: { pageId: design.pageId } }, faults);
	if (locale.findTarget) await markTargets(result, locale.findTarget);
	return result;
};
