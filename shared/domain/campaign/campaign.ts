import { type Consent, type ConsentCategory, mayUse } from "../consent/consent.ts";

/** Campaign parameters of an address (identity-71); missing or unreadable ones are absent. */
export type Campaign = {
	/** The offer of a link: prices and promotions may hang on it. */
	sourceCode?: string;
	utmSource?: string;
	/** The house's person who sent the link. */
	personalShopperId?: string;
	/** The reader's id in the house's newsletters. */
	userGuid?: string;
	/** The shop as it will be at this instant (ISO, UTC, without milliseconds); outside production only. */
	effectiveDateTime?: string;
};
export type CampaignField = keyof Campaign;

/** Words of marketers in any language; nothing of markup, quotes or control characters. */
const WORDS = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._~+:@|/-]{0,99}$/u;
const ID = /^[\w.-]{1,64}$/;

const FIELDS: Record<
	CampaignField,
	{ parameters: readonly string[]; read(text: string): string | undefined }
> = {
	sourceCode: { parameters: ["src"], read: matching(ID) },
	utmSource: { parameters: ["utmSource", "utm_source"], read: matching(WORDS) },
	personalShopperId: { parameters: ["personalShopperUserId"], read: matching(ID) },
	userGuid: { parameters: ["user_id"], read: matching(ID) },
	effectiveDateTime: { parameters: ["effectiveDateTime"], read: readInstant },
};
export const CAMPAIGN_FIELDS = Object.keys(FIELDS) as CampaignField[];

function matching(pattern: RegExp) {
	return (text: string): string | undefined => (pattern.test(text) ? text : undefined);
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;
/** A real instant with its zone; `new Date` would make March of 30 February. */
function readInstant(text: string): string | undefined {
	if (!INSTANT.test(text)) return undefined;
	const [year, month, day] = text.slice(0, 10).split("-").map(Number);
	const date = new Date(Date.UTC(year as number, (month as number) - 1, day));
	if (date.toISOString().slice(0, 10) !== text.slice(0, 10)) return undefined;
	const instant = new Date(text);
	return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString().replace(/\.\d{3}Z$/, "Z");
}

/** One value of a campaign, as it may be kept and sent; undefined for anything else. */
export const readCampaignField = (field: CampaignField, text: string | undefined): string | undefined =>
	text === undefined ? undefined : FIELDS[field].read(text);

/** Reads the query's campaign parameters; of a repeated parameter the first readable value counts. */
export const readCampaign = (search: URLSearchParams): Campaign => {
	const campaign: Campaign = {};
	for (const field of CAMPAIGN_FIELDS) {
		const { parameters, read } = FIELDS[field];
		for (const name of parameters) campaign[field] ??= search.getAll(name).map(read).find(Boolean);
	}
	return withoutGaps(campaign);
};

/** An address that says what a browser knows on this host, for another host of the house; what it says itself stays (identity-72). */
export const withCampaign = (address: string, campaign: Campaign): string => {
	const [path = "", query = ""] = address.split(/\?(.*)/s);
	const said = readCampaign(new URLSearchParams(query));
	const added = CAMPAIGN_FIELDS.flatMap((field) => {
		const value = said[field] === undefined ? campaign[field] : undefined;
		return value === undefined ? [] : `${FIELDS[field].parameters[0]}=${encodeURIComponent(value)}`;
	});
	const all = [query, ...added].filter((part) => part !== "").join("&");
	return all === "" ? path : `${path}?${all}`;
};

/** The offer of a link and the date are what the shopper came for; everything else waits for consent (consent-1). */
const CATEGORY: Partial<Record<CampaignField, ConsentCategory>> = {
	utmSource: "marketing",
	userGuid: "marketing",
	personalShopperId: "personalisation",
};

export const mayKeepField = (field: CampaignField, consent: Consent): boolean => {
	const category = CATEGORY[field];
	return category === undefined || mayUse(consent, category);
};

/** The part of a campaign that the shopper lets the shop use. */
export const allowedCampaign = (campaign: Campaign, consent: Consent): Campaign =>
	withoutGaps(
		Object.fromEntries(
			CAMPAIGN_FIELDS.map((field) => [field, mayKeepField(field, consent) ? campaign[field] : undefined]),
		),
	);

const withoutGaps = (campaign: Campaign): Campaign =>
	Object.fromEntries(Object.entries(campaign).filter(([, value]) => value !== undefined));
