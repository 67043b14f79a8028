import { expect, test } from "vitest";
import { CATEGORIES } from "../../../shared/domain/consent/consent.ts";
import { categoryOfKept, KEPT } from "../../../shared/domain/consent/kept.ts";
import { lateMerge } from "../../platform/commerce/baskets/late-merge.ts";
import { contextCookie, signOutsCookie } from "../../platform/commerce/contexts/context-cookie.ts";
import { endedSessionCookies } from "../../platform/commerce/logins/session-cookies.ts";
import { readAnalyticsId } from "./analytics-cookie.ts";
import { campaignCookies } from "./campaign-cookies.ts";
import { choiceCookies, recommendationsId, withdrawLateIds } from "./consent-cookies.ts";
import { createDrafts } from "./drafts.ts";
import { preferenceCookies } from "./preference-cookies.ts";
import { signInWayCookies } from "./sign-in-way-cookie.ts";

const URL_ = "https://shop.example/en-it/";
const SECRET = "0123456789abcdef0123456789abcdef";
const choice = { granted: CATEGORIES };

/** Returns the `Set-Cookie` lines of every cookie that the Worker keeps for longer than a visit. */
const lines = async (): Promise<string[]> => {
	const drafts = createDrafts(SECRET, new Request(URL_), new Date());
	await drafts.keep("register", { values: {}, faults: {} });
	const page = new URL(
		`${URL_}?src=a&utm_source=b&personalShopperUserId=c&user_id=d&effectiveDateTime=2026-12-24T00:00Z`,
	);
	const context = contextCookie(
		SECRET,
		{ usid: "u", customerId: "c", siteId: "s" },
		{ print: "p", groups: [] },
		{ registered: true, secure: true, now: Date.now() },
	);
	const merge = lateMerge(null, "vetrina-eu", true);
	merge.set(true);
	return [
		...endedSessionCookies("vetrina-eu", true),
		...signInWayCookies("passkey", { choice, objects: false }, URL_),
		...preferenceCookies({ country: "IT", language: "en" }, URL_),
		...choiceCookies(choice, URL_),
		recommendationsId({}, URL_).cookie ?? "none",
		readAnalyticsId({}, URL_, Date.now()).cookie,
		...campaignCookies(
			page,
			{ choice, objects: false },
			{ url: URL_, cookies: null, instanceType: "staging" },
		),
		await context,
		...merge.setCookies(),
		signOutsCookie(1, true),
		...drafts.setCookies(),
	];
};

// proves consent-8
test("every cookie is listed, and none lasts longer than the list says", async () => {
	for (const line of await lines()) {
		const name = line.split("=")[0] ?? "";
		expect(categoryOfKept(name), name).toBeDefined();
		const plain = name.replace("__Host-", "");
		const lasts = KEPT.find(({ names }) =>
			names.some((one) => (one.endsWith("*") ? plain.startsWith(one.slice(0, -1)) : one === plain)),
		)?.lasts;
		const seconds = Number(/Max-Age=(\d+)/.exec(line)?.[1] ?? 0);
		// Cookies listed for the visit have no lifetime, except drafts, which end after 15 minutes.
		const most = typeof lasts === "number" ? lasts * 86_400 : 15 * 60;
		expect(seconds, name).toBeLessThanOrEqual(most);
		if (typeof lasts === "number" && seconds > 0) expect(seconds, name).toBe(most);
	}
});

// proves consent-8
test.each([
	[{ choice: { granted: [] }, objects: false }, ["analytics_id", "recommendations_id"]],
	[{ choice: { granted: ["analytics"] }, objects: false }, ["recommendations_id"]],
	[{ choice, objects: false }, []],
	[{ choice, objects: true }, ["analytics_id", "recommendations_id"]],
] as const)("ids that come after a refusal are withdrawn: %j", (consent, names) => {
	const toPair = (line = "") => /^([^=]+)=([^;]*)/.exec(line)?.slice(1) ?? [];
	const ids = [readAnalyticsId({}, URL_, Date.now()).cookie, recommendationsId({}, URL_).cookie];
	const withdrawn = withdrawLateIds(consent, Object.fromEntries(ids.map(toPair)), URL_);
	expect(withdrawn.map((line) => line.split("=")[0]?.replace("__Host-", ""))).toEqual(names);
	for (const line of withdrawn) expect(line).toContain("Max-Age=0");
	expect(withdrawLateIds(consent, {}, URL_)).toEqual([]);
});
