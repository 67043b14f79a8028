import { describe, expect, test } from "vitest";
import type { Consent } from "../../../shared/domain/consent/consent.ts";
import {
	campaignCookies,
	campaignCookiesOfPage,
	currentCampaign,
	endedCampaignCookies,
	withdrawnCampaignCookies,
} from "./campaign-cookies.ts";

const SHOP = "https://shop.example/en-it/";
const ALL: Consent = { choice: { granted: ["analytics", "personalisation", "marketing"] }, objects: false };
const NONE: Consent = { choice: null, objects: false };
const from = (url = SHOP, cookies: string | null = null, instanceType = "production" as const) => ({
	url,
	cookies,
	instanceType,
});
const QUERY = "?src=atelier&utm_source=Vogue%20Italia&personalShopperUserId=ps-7&user_id=8f3e";

describe("the cookies of a campaign", () => {
	// proves identity-72
	test("last a day, eight days, ten years, or for the visit, and are HttpOnly", () =>
		expect(campaignCookies(new URL(SHOP + QUERY), ALL, from())).toEqual([
			"__Host-source_code=atelier; Path=/; HttpOnly; SameSite=Lax; Secure",
			"__Host-utm_source=Vogue%20Italia; Path=/; Max-Age=691200; HttpOnly; SameSite=Lax; Secure",
			"__Host-personal_shopper_id=ps-7; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure",
			"__Host-user_guid=8f3e; Path=/; Max-Age=315360000; HttpOnly; SameSite=Lax; Secure",
		]));

	// proves identity-72, consent-6
	test.each([
		["without a choice", NONE],
		["after a refusal", { choice: { granted: [] }, objects: false }],
		["where the browser objects", { ...ALL, objects: true }],
	])("%s, keep the offer of a link only", (_, consent) => {
		const set = campaignCookies(new URL(SHOP + QUERY), consent, from());
		expect(set.map((line) => line.split("=")[0])).toEqual(["__Host-source_code"]);
	});

	test("an offer that the browser already has does not make a response private", () => {
		const withCookie = from(SHOP, "__Host-source_code=atelier");
		expect(campaignCookies(new URL(`${SHOP}?src=atelier`), ALL, withCookie)).toEqual([]);
		expect(campaignCookies(new URL(`${SHOP}?src=other`), ALL, withCookie)).toHaveLength(1);
	});

	test("have plain names on loopback http", () =>
		expect(campaignCookies(new URL("http://localhost/?src=a"), NONE, from("http://localhost/"))).toEqual([
			"source_code=a; Path=/; HttpOnly; SameSite=Lax",
		]));

	test("a date is kept outside production only", () => {
		const page = new URL(`${SHOP}?effectiveDateTime=2026-12-24T00:00Z`);
		expect(campaignCookies(page, ALL, from())).toEqual([]);
		expect(campaignCookies(page, ALL, { ...from(), instanceType: "staging" })).toEqual([
			"__Host-effective_date=2026-12-24T00%3A00%3A00Z; Path=/; HttpOnly; SameSite=Lax; Secure",
		]);
		const dated = "__Host-effective_date=2026-12-24T00%3A00%3A00Z";
		expect(currentCampaign(from(SHOP, dated))).toEqual({});
		expect(currentCampaign({ ...from(SHOP, dated), instanceType: "staging" })).toEqual({
			effectiveDateTime: "2026-12-24T00:00:00Z",
		});
	});
});

test("an address takes precedence over cookies, and malformed cookies are ignored", () => {
	const cookies =
		"__Host-utm_source=vogue; __Host-source_code=old; __Host-user_guid=%22%3Cb%3E; utm_source=x";
	expect(currentCampaign(from(`${SHOP}?src=new`, cookies))).toEqual({
		sourceCode: "new",
		utmSource: "vogue",
	});
});

// proves consent-6
test("a choice applies to the page on which it was made if that is one of ours", () => {
	const request = (referer: string) => new Request(`${SHOP}consent`, { headers: { referer } });
	const names = (referer: string) =>
		campaignCookiesOfPage(request(referer), ALL, "production").map((line) => line.split("=")[0]);
	expect(names(`${SHOP}?utm_source=vogue`)).toEqual(["__Host-utm_source"]);
	for (const other of ["https://elsewhere.example/?utm_source=vogue", "about:blank", "//", ""])
		expect(names(other)).toEqual([]);
});

// proves consent-6, identity-29
test("withdrawn consent deletes cookies, and signing out deletes personal ones", () => {
	const ended = (lines: string[]) =>
		lines.map((line) => [line.split("=")[0], line.includes("=; Path=/; Max-Age=0;")]);
	expect(
		ended(withdrawnCampaignCookies({ choice: { granted: ["marketing"] }, objects: false }, SHOP)),
	).toEqual([["__Host-personal_shopper_id", true]]);
	expect(ended(withdrawnCampaignCookies(NONE, SHOP)).map(([name]) => name)).toEqual([
		"__Host-utm_source",
		"__Host-personal_shopper_id",
		"__Host-user_guid",
	]);
	expect(ended(endedCampaignCookies(from(SHOP, "__Host-user_guid=a; __Host-utm_source=b")))).toEqual([
		["__Host-user_guid", true],
	]);
});
