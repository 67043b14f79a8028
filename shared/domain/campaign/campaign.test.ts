import { describe, expect, test } from "vitest";
import { allowedCampaign, readCampaign, withCampaign } from "./campaign.ts";

const read = (query: string) => readCampaign(new URLSearchParams(query));

describe("reading a campaign from an address", () => {
	// proves identity-71
	test("returns source code, UTM source and ids", () =>
		expect(
			read("src=atelier&utm_source=Vogue%20Italia&personalShopperUserId=ps-7&user_id=8f3e&utm_medium=x"),
		).toEqual({
			sourceCode: "atelier",
			utmSource: "Vogue Italia",
			personalShopperId: "ps-7",
			userGuid: "8f3e",
		}));

	test.each([
		["utmSource=a&utm_source=b", { utmSource: "a" }],
		["utm_source=%3Cb%3E&utm_source=lettre+d%E2%80%99hiver&utm_source=hiver", { utmSource: "hiver" }],
		["utm_source=%E5%86%AC", { utmSource: "冬" }],
		["effectiveDateTime=2026-12-24T18:00%2B01:00", { effectiveDateTime: "2026-12-24T17:00:00Z" }],
		["effectiveDateTime=2026-12-24T18:00:00.123Z", { effectiveDateTime: "2026-12-24T18:00:00Z" }],
	])("%s: %j", (query, expected) => expect(read(query)).toEqual(expected));

	// proves identity-71
	test.each([
		"",
		"src=",
		`utm_source=${"x".repeat(10_000)}`,
		"utm_source=<script>alert(1)</script>",
		"utm_source=%00a",
		"utm_source=a%0d%0aset-cookie:b",
		"src=a;b",
		"personalShopperUserId=../../x",
		"user_id=%22",
		"effectiveDateTime=tomorrow",
		"effectiveDateTime=2026-02-30T00:00Z",
		"effectiveDateTime=2026-12-24",
		"effectiveDateTime=2026-12-24T25:00Z",
	])("ignores %s", (query) => expect(read(query)).toEqual({}));
});

// proves identity-72
test.each([
	["/en-fr/", {}, "/en-fr/"],
	["/en-fr/?q=a", {}, "/en-fr/?q=a"],
	[
		"/en-fr/",
		{ sourceCode: "atelier", utmSource: "Vogue & Co" },
		"/en-fr/?src=atelier&utmSource=Vogue%20%26%20Co",
	],
	["/en-fr/?q=a&src=newer", { sourceCode: "atelier", userGuid: "8f" }, "/en-fr/?q=a&src=newer&user_id=8f"],
])("%s with %j: %s", (address, campaign, expected) => {
	const handed = withCampaign(address, campaign);
	expect(handed).toBe(expected);
	expect(read(handed.split("?")[1] ?? "")).toMatchObject("sourceCode" in campaign ? {} : campaign);
});

// proves consent-6
test("campaign data need consent, except the offer of a link", () => {
	const campaign = read("src=a&utm_source=b&personalShopperUserId=c&user_id=d");
	const allowed = (granted: ("marketing" | "personalisation" | "analytics")[], objects = false) =>
		Object.keys(allowedCampaign(campaign, { choice: { granted }, objects }));
	expect(allowed([])).toEqual(["sourceCode"]);
	expect(allowed(["analytics"])).toEqual(["sourceCode"]);
	expect(allowed(["marketing"])).toEqual(["sourceCode", "utmSource", "userGuid"]);
	expect(allowed(["personalisation"])).toEqual(["sourceCode", "personalShopperId"]);
	expect(allowed(["marketing", "personalisation"], true)).toEqual(["sourceCode"]);
	expect(Object.keys(allowedCampaign(campaign, { choice: null, objects: false }))).toEqual(["sourceCode"]);
});
