import { type Consent, type ConsentCategory, mayUse } from "../consent/consent.ts";

export type Campaign = {
	sourceCode?: string;
	utmSource?: string;
	personalShopperId?: string;
	userGuid?: string;
	/** The time at which the shop is previewed: UTC in ISO format, without milliseconds. Ignored in production. */
	effectiveDateTime?: string;
};
export type CampaignField = keyof Campaign;

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
/** Returns the time in UTC without milliseconds; undefined for impossible dates, because `new Date` would turn 30 February into March. */
function readInstant(text: string): string | undefined {
	if (!INSTANT.test(text)) return undefined;
	const [year, month, day] = text.slice(0, 10).split("-").map(Number);
	const date = new Date(Date.UTC(year as number, (month as number) - 1, day));
	if (date.toISOString().slice(0, 10) !== text.slice(0, 10)) return undefined;
	const instant = new Date(text);
	return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString().replace(/\.\d{3}Z$/, "Z");
}

export const readCampaignField = (field: CampaignField, text: string | undefined): string | undefined =>
	text === undefined ? undefined : FIELDS[field].read(text);

export const readCampaign = (search: URLSearchParams): Campaign => {
	const campaign: Campaign = {};
	for (const field of CAMPAIGN_FIELDS) {
		const { parameters, read } = FIELDS[field];
		for (const name of parameters) campaign[field] ??= search.getAll(name).map(read).find(Boolean);
	}
	return withoutGaps(campaign);
};

export const withCampaign = (address: string, campaign: Campaign): string => {
	const [path = "", query = ""] = address.split(/\?(.*)/s);
	const ownCampaign = readCampaign(new URLSearchParams(query));
	const addedParts = CAMPAIGN_FIELDS.flatMap((field) => {
		const value = ownCampaign[field] === undefined ? campaign[field] : undefined;
		return value === undefined ? [] : `${FIELDS[field].parameters[0]}=${encodeURIComponent(value)}`;
	});
	const all = [query, ...addedParts].filter((part) => part !== "").join("&");
	return all === "" ? path : `${path}?${all}`;
};

/** These fields need consent; campaign codes and preview times are necessary (consent-1). */
const CATEGORY: Partial<Record<CampaignField, ConsentCategory>> = {
	utmSource: "marketing",
	userGuid: "marketing",
	personalShopperId: "personalisation",
};

export const mayKeepField = (field: CampaignField, consent: Consent): boolean => {
	const category = CATEGORY[field];
	return category === undefined || mayUse(consent, category);
};

export const allowedCampaign = (campaign: Campaign, consent: Consent): Campaign =>
	withoutGaps(
		Object.fromEntries(
			CAMPAIGN_FIELDS.map((field) => [field, mayKeepField(field, consent) ? campaign[field] : undefined]),
		),
	);

const withoutGaps = (campaign: Campaign): Campaign =>
	Object.fromEntries(Object.entries(campaign).filter(([, value]) => value !== undefined));
