import { createMiddleware } from "hono/factory";
import { parse } from "hono/utils/cookie";
import {
	CAMPAIGN_FIELDS,
	type Campaign,
	type CampaignField,
	mayKeepField,
	readCampaign,
	readCampaignField,
} from "../../../shared/domain/campaign/campaign.ts";
import { type Consent, readConsent } from "../../../shared/domain/consent/consent.ts";
import type { AppEnv, InstanceType } from "../../base/bindings.ts";
import { NO_STORE } from "../../base/no-store.ts";
import { setHeaders } from "../../base/set-headers.ts";
import { findAskingPage } from "../asking-page.ts";
import { isSecureCookie } from "./preference-cookies.ts";

const DAY = 86_400;
/** `lifetime` is in seconds; a cookie without it ends with the visit (identity-72). Browsers cap lifetimes at 400 days. */
const COOKIES: Record<CampaignField, { name: string; lifetime?: number }> = {
	sourceCode: { name: "source_code" },
	effectiveDateTime: { name: "effective_date" },
	utmSource: { name: "utm_source", lifetime: 8 * DAY },
	personalShopperId: { name: "personal_shopper_id", lifetime: DAY },
	userGuid: { name: "user_guid", lifetime: 3650 * DAY },
};

const campaignCookieName = (field: CampaignField, secure: boolean): string =>
	`${secure ? "__Host-" : ""}${COOKIES[field].name}`;

const writeCookie = (field: CampaignField, value: string, secure: boolean, lifetime?: number): string =>
	`${campaignCookieName(field, secure)}=${encodeURIComponent(value)}; Path=/${lifetime === undefined ? "" : `; Max-Age=${lifetime}`}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;

/** Returns whether this instance reads the field. A preview date shows unpublished offers, so production ignores it. */
const isOffered = (field: CampaignField, instanceType: InstanceType): boolean =>
	field !== "effectiveDateTime" || instanceType !== "production";

type From = { cookies: string | null; url: string; instanceType: InstanceType };

export const keptCampaign = ({ cookies, url, instanceType }: From): Campaign => {
	const secure = isSecureCookie(url);
	const all = parse(cookies ?? "");
	const entries = CAMPAIGN_FIELDS.map((field) => [
		field,
		isOffered(field, instanceType)
			? readCampaignField(field, all[campaignCookieName(field, secure)])
			: undefined,
	]);
	return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
};

export const currentCampaign = (from: From): Campaign => {
	const { effectiveDateTime, ...campaign } = readCampaign(new URL(from.url).searchParams);
	const isDated = effectiveDateTime !== undefined && isOffered("effectiveDateTime", from.instanceType);
	return { ...keptCampaign(from), ...campaign, ...(isDated ? { effectiveDateTime } : {}) };
};

export const campaignCookies = (address: URL, consent: Consent, from: From): string[] => {
	if (address.search.length < 2) return [];
	const secure = isSecureCookie(from.url);
	const campaign = readCampaign(address.searchParams);
	const previous = keptCampaign(from);
	return CAMPAIGN_FIELDS.flatMap((field) => {
		const value = campaign[field];
		const { lifetime } = COOKIES[field];
		if (value === undefined || !isOffered(field, from.instanceType) || !mayKeepField(field, consent))
			return [];
		return lifetime === undefined && previous[field] === value
			? []
			: writeCookie(field, value, secure, lifetime);
	});
};

/** Returns the campaign cookies of the page that sent the request, because consent applies to the page on which it was given. */
export const campaignCookiesOfPage = (
	request: Request,
	consent: Consent,
	instanceType: InstanceType,
): string[] => {
	const page = findAskingPage(request);
	if (!page) return [];
	const from = { cookies: request.headers.get("cookie"), url: request.url, instanceType };
	return campaignCookies(page, consent, from);
};

export const readerCookies = (userGuid: string, consent: Consent, from: From): string[] => {
	const value = readCampaignField("userGuid", userGuid);
	if (!value || !mayKeepField("userGuid", consent) || keptCampaign(from).userGuid) return [];
	return [writeCookie("userGuid", value, isSecureCookie(from.url), COOKIES.userGuid.lifetime)];
};

export const withdrawnCampaignCookies = (consent: Consent, url: string): string[] => {
	const secure = isSecureCookie(url);
	return CAMPAIGN_FIELDS.filter((field) => !mayKeepField(field, consent)).map((field) =>
		writeCookie(field, "", secure, 0),
	);
};

export const endedCampaignCookies = ({ cookies, url }: Pick<From, "cookies" | "url">): string[] => {
	const secure = isSecureCookie(url);
	return (["personalShopperId", "userGuid"] as const)
		.filter((field) => cookies?.includes(campaignCookieName(field, secure)))
		.map((field) => writeCookie(field, "", secure, 0));
};

/** Stores a campaign in cookies, which make the response private (identity-71). */
export const keepCampaign = createMiddleware<AppEnv>(async (c, next) => {
	await next();
	const url = new URL(c.req.url);
	if (url.search.length < 2 || (c.res.status >= 300 && c.res.status < 400)) return;
	const from = { cookies: c.req.header("cookie") ?? null, url: url.href, instanceType: c.env.INSTANCE_TYPE };
	const cookies = campaignCookies(url, readConsent(c.req.raw.headers), from);
	if (cookies.length === 0) return;
	setHeaders(c, { "cache-control": NO_STORE });
	for (const cookie of cookies) c.res.headers.append("set-cookie", cookie);
});
