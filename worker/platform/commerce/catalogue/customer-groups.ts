import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import * as z from "zod";
import { CUSTOMER_GROUPS_SECONDS } from "../../../cache/policies.ts";
import { controllerPath } from "../../controller-path.ts";
import { type PlatformContext, PlatformUnavailable, platformFetch } from "../../fetch.ts";

export type CustomerGroups = {
	/**
	 * Ids of groups that are refinements, most important group first; `Everyone` and `Registered`, for example, are left out (identity-75).
	 */
	groups: string[];
	/** Ids of all groups, which personalised content may name, most important group first. */
	all: string[];
	personalisationKey: string;
	/** The platform's A/B tests in which the customer takes part. */
	tests: { test: string; segment: string }[];
};

const responseSchema = z.object({
	customerGroups: z.array(
		z.object({ ID: z.string(), isRefinement: z.boolean().default(false), priority: z.number().optional() }),
	),
	customerPersonalizationKey: z.string().default(""),
	abTestParticipations: z.array(z.object({ test: z.string(), segment: z.string() })).catch([]),
});

/** Milliseconds; short, because pages wait for the groups. */
const TIMEOUT = 800;
const LAST = Number.MAX_SAFE_INTEGER;
const groupCache = new Lru<{ value: CustomerGroups; until: number }>(500);

const hashToken = async (accessToken: string): Promise<string> => {
	const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(accessToken));
	return btoa(String.fromCharCode(...new Uint8Array(bytes)));
};

export const getCustomerGroups = async (
	{ platform, locale }: { platform: PlatformContext; locale: SiteLocale },
	accessToken: string,
	now: number,
): Promise<CustomerGroups> => {
	const key = await hashToken(accessToken);
	const entry = groupCache.get(key);
	if (entry && entry.until > now) return entry.value;
	const path = controllerPath(locale.siteId, "Context-GetCustomerGroups", localeTag(locale));
	const headers = { authorization: `Bearer ${accessToken}`, accept: "application/json" };
	const options = { timeout: TIMEOUT, retries: 0 };
	const response = await platformFetch(platform, path, { headers }, options);
	if (!response.ok) throw PlatformUnavailable.from(response);
	const result = responseSchema.safeParse(response.json);
	if (!result.success) throw new PlatformUnavailable("malformed", "The customer groups cannot be read");
	const {
		customerGroups,
		customerPersonalizationKey: personalisationKey,
		abTestParticipations: tests,
	} = result.data;
	const rankedGroups = customerGroups.toSorted(
		(one, other) => (one.priority ?? LAST) - (other.priority ?? LAST),
	);
	const groups = rankedGroups.filter(({ isRefinement }) => isRefinement).map(({ ID }) => ID);
	const value = { groups, all: rankedGroups.map(({ ID }) => ID), personalisationKey, tests };
	groupCache.set(key, { value, until: now + CUSTOMER_GROUPS_SECONDS * 1000 });
	return value;
};
