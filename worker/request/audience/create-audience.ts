import { listPreviewedGroups } from "@vetrina/shop-rules/content/previewed-groups.ts";
import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Context } from "hono";
import { type Audience, GUEST } from "../../../shared/domain/content/personalised.ts";
import type { AppEnv } from "../../base/bindings.ts";
import { soon } from "../../cache/single-flight.ts";
import { createProfile } from "../../platform/commerce/accounts/profile.ts";
import { getCustomerGroups } from "../../platform/commerce/catalogue/customer-groups.ts";
import { readSessionCookies } from "../../platform/commerce/logins/session-cookies.ts";
import type { Shopper } from "../../platform/commerce/logins/sessions.ts";
import type { Calls } from "../calls.ts";
import { currentCampaign } from "../cookies/campaign-cookies.ts";
import { isSecureCookie } from "../cookies/preference-cookies.ts";
import { readAudienceCookie, writeAudienceCookie } from "./audience-cookie.ts";

export type RequestAudience = {
	/** Returns whom the request's personalised content is for; never throws. */
	read(): Promise<Audience>;
	setCookies(): string[];
};

/**
 * Finds the audience of a request from its session (cache-18). Groups and flags come from a cookie that the Worker has signed for the session,
 * or from the platform, which is asked with the customer's own token. An editor's preview names the group.
 */
export const createAudience = (
	c: Context<AppEnv>,
	calls: Calls,
	locale: SiteLocale,
	shopper: Shopper,
): RequestAudience => {
	const { platform, cache } = calls;
	const { preview } = platform;
	const { headers, url } = c.req.raw;
	const cookies = headers.get("cookie");
	const secure = isSecureCookie(url);
	const clock = { secure, now: cache.now() };
	const cookieLines: string[] = [];

	const askPlatform = async (): Promise<Audience> => {
		// The session has no such limit as the answers, because the tokens that it may renew must reach the browser.
		const session = await shopper.session();
		if (!session.registered) return GUEST;
		const cx = { platform, locale };
		const answers = Promise.all([
			getCustomerGroups(cx, session.accessToken, clock.now),
			createProfile(cx, shopper).read(),
		]);
		const [groups, profile] = await soon(answers);
		const audience = {
			groups: groups.all,
			newsletter: profile?.newsletter,
			hasOrders: profile?.hasOrders,
		};
		const { usid } = session;
		if (profile)
			cookieLines.push(
				await writeAudienceCookie(c.env.SESSION_KEY, { siteId: locale.siteId, usid }, audience, clock),
			);
		return audience;
	};
	const findPerson = async (): Promise<Audience> => {
		const { registered, usid } = readSessionCookies(cookies, locale.siteId, secure);
		if (!registered || !shopper.isKnown) return GUEST;
		const owner = usid && { siteId: locale.siteId, usid };
		const kept = owner && (await readAudienceCookie(c.env.SESSION_KEY, owner, cookies, clock));
		return kept || askPlatform();
	};
	const load = async (): Promise<Audience> => {
		if (preview) {
			const { group, sourceCode } = preview;
			return { groups: listPreviewedGroups(group), sourceCode };
		}
		const { sourceCode } = currentCampaign({ cookies, url, instanceType: c.env.INSTANCE_TYPE });
		const person = await findPerson().catch((error: unknown) => {
			platform.log(
				"warning",
				"request/audience",
				"The customer is not known, content for everyone is shown",
				{
					error,
				},
			);
			return GUEST;
		});
		return { ...person, sourceCode };
	};
	let loading: Promise<Audience> | undefined;
	return {
		read: () => {
			loading ??= load();
			return loading;
		},
		setCookies: () => cookieLines,
	};
};

/** Returns calls whose content is chosen for an audience. */
export const forAudience = (calls: Calls, { read }: Pick<RequestAudience, "read">): Calls => ({
	...calls,
	cache: { ...calls.cache, audience: read },
});
