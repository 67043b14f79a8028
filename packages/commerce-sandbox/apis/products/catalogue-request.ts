import type { Context } from "hono";
import type { SiteId } from "../../house/countries.ts";
import type { Promotion } from "../../house/promotions.ts";
import { house } from "../../house.ts";
import type { CommerceHono } from "../../http/http.ts";
import { mediaBase } from "../../http/media-base.ts";
import { problem } from "../../http/problem.ts";
import { findWhole, type Language, type LanguageCode } from "../../languages.ts";
import { openPromotions, type PromotionPlan, planPromotions } from "../../promotions/unit-price.ts";
import { listParameter } from "../../requests/query-parameters.ts";
import { languageOfRequest, localeRefusal, textsOfRequest } from "../../requests/request-locale.ts";
import { countryOfLocale, siteById } from "../../settings/sites.ts";
import { type CatalogueFrame, catalogueFrame } from "../../store/catalogue-frame.ts";
import { liveGeneration } from "../../store/catalogue-store.ts";
import { loadLiveReferenced, type Referenced } from "../../store/product-records.ts";

export type CatalogueView = {
	db: D1Database;
	gen: number;
	frame: CatalogueFrame;
	siteId: SiteId;
	locale: string;
	/** The language of addresses. */
	language: Language;
	/** The code whose words are searched: the language, or a script of its own. */
	searched: LanguageCode;
	/** The code of the texts to show: a regional variant such as `fr-CA`, or the language. */
	texts: LanguageCode;
	currency: string;
	/** Days of whose lowest price a reduction says how much it is, where the market's law asks; null elsewhere (legal-6). */
	lowestPriceDays: number | null;
	promotions: readonly Promotion[];
	/** Absent where no reduction is measured by former prices. */
	plan?: PromotionPlan;
	mediaBase: string;
};

export async function catalogueView(c: Context<CommerceHono>): Promise<CatalogueView | Response> {
	const request = readCatalogueRequest(c);
	if (request instanceof Response) return request;
	return openView(c, request, await liveGeneration(c.env.DB, request.siteId));
}

/** Returns the view with what the ids name; both are read in one round trip. */
export async function productView(
	c: Context<CommerceHono>,
	ids: readonly string[],
): Promise<{ view: CatalogueView; referenced: Referenced } | Response> {
	const request = readCatalogueRequest(c);
	if (request instanceof Response) return request;
	const { gen, ...referenced } = await loadLiveReferenced(c.env.DB, request.siteId, ids);
	return { view: await openView(c, request, gen), referenced };
}

type CatalogueRequest = Pick<
	CatalogueView,
	"siteId" | "locale" | "language" | "searched" | "texts" | "currency" | "lowestPriceDays"
>;

async function openView(
	c: Context<CommerceHono>,
	request: CatalogueRequest,
	gen: number,
): Promise<CatalogueView> {
	const frame = await catalogueFrame(c.env.DB, gen);
	const at = { siteId: request.siteId, now: new Date() };
	return {
		db: c.env.DB,
		gen,
		frame,
		...request,
		promotions: openPromotions(frame, at),
		...(request.lowestPriceDays === null ? {} : { plan: planPromotions(frame, at) }),
		mediaBase: mediaBase(c),
	};
}

function readCatalogueRequest(c: Context<CommerceHono>): CatalogueRequest | Response {
	const { siteId = "" } = c.req.query();
	const site = siteById(siteId);
	if (!site)
		return problem(404, "site-not-found", `No site with ID '${siteId.slice(0, 64)}' was found.`, {
			siteId: siteId.slice(0, 64),
		});
	const locale = c.req.query("locale") ?? "default";
	const localeFault = localeRefusal(locale);
	if (localeFault) return localeFault;
	const language = languageOfRequest(c, siteId);
	const currencies = new Set<string>(site.countries.map((country) => country.currency));
	const defaultCurrency =
		site.countries.find((country) => country.code === site.defaultCountry)?.currency ?? "EUR";
	const requestedCurrency = c.req.query("currency");
	const ofCountry = site.countries.find((country) => country.code === locale.slice(3))?.currency;
	const currency =
		requestedCurrency === undefined || requestedCurrency === "N/A"
			? (ofCountry ?? defaultCurrency)
			: requestedCurrency;
	if (!currencies.has(currency)) {
		return problem(
			400,
			"unsupported-currency",
			`The currency '${currency.slice(0, 16)}' is not supported by the site '${siteId}'.`,
			{ currency: currency.slice(0, 16) },
		);
	}
	const lowestPriceDays = house.legal?.[countryOfLocale(site, locale).code]?.lowestPriceDays.value ?? null;
	const texts = textsOfRequest(c, siteId);
	const searched = findWhole(texts);
	return { siteId: site.id, locale, language, searched, texts, currency, lowestPriceDays };
}

export type Expand<Name extends string> =
	| { ok: true; has: (name: Name) => boolean }
	| { ok: false; response: Response };

/**
 * Returns which parts `expand` requests, comma-separated or repeated, or a 400 response for an unknown part. Without a value the defaults
 * apply; `none` expands nothing.
 */
export function readExpand<Name extends string>(
	c: Context<CommerceHono>,
	allowedNames: readonly Name[],
	defaults: readonly Name[],
): Expand<Name> {
	const requestedNames = listParameter(c, "expand");
	if (requestedNames === undefined) return { ok: true, has: (name) => defaults.includes(name) };
	const unknownName = requestedNames.find(
		(name) => name !== "none" && !allowedNames.some((one) => one === name),
	);
	if (unknownName !== undefined) {
		const response = problem(
			400,
			"validation",
			`The 'expand' parameter value '${unknownName.slice(0, 64)}' is invalid.`,
			{ parameter: "expand" },
		);
		return { ok: false, response };
	}
	const all = requestedNames.includes("none") ? [] : requestedNames;
	return { ok: true, has: (name) => all.includes(name) };
}
