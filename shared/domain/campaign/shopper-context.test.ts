import { describe, expect, test } from "vitest";
import { classifyContextRefusal, contextChange, wantedContext } from "./shopper-context.ts";

const plain = wantedContext({ country: "IT", device: "mobile", campaign: {} });

describe("the context for the platform", () => {
	// proves identity-70
	test("contains country and device of an unknown shopper", () =>
		expect(plain).toEqual({
			customQualifiers: { platform: "web", shippingCountry: "IT", deviceType: "mobile" },
			assignmentQualifiers: { platform: "web", shippingCountry: "IT" },
		}));

	// proves identity-70
	test("contains group and campaign of a customer", () =>
		expect(
			wantedContext({
				country: "JP",
				device: "desktop",
				group: "VIP",
				campaign: {
					utmSource: "vogue",
					personalShopperId: "ps-7",
					userGuid: "not-told",
					sourceCode: "atelier",
					effectiveDateTime: "2026-12-24T00:00:00Z",
				},
			}),
		).toEqual({
			customQualifiers: {
				platform: "web",
				shippingCountry: "JP",
				utmSource: "vogue",
				personalShopperUserId: "ps-7",
				deviceType: "desktop",
				customergroupId: "VIP",
			},
			assignmentQualifiers: {
				platform: "web",
				shippingCountry: "JP",
				utmSource: "vogue",
				personalShopperUserId: "ps-7",
			},
			sourceCode: "atelier",
			effectiveDateTime: "2026-12-24T00:00:00Z",
		}));

	test("a change removes missing values", () =>
		expect(contextChange(plain)).toEqual({
			customQualifiers: {
				utmSource: null,
				personalShopperUserId: null,
				customergroupId: null,
				platform: "web",
				shippingCountry: "IT",
				deviceType: "mobile",
			},
			assignmentQualifiers: {
				utmSource: null,
				personalShopperUserId: null,
				platform: "web",
				shippingCountry: "IT",
			},
			sourceCode: "",
			effectiveDateTime: "",
		}));
});

// proves identity-70, identity-73
test.each([
	[404, undefined, "gone"],
	[404, "<html>", "gone"],
	[400, { type: "https://x.example/errors/shopper-context-not-found" }, "gone"],
	[400, { code: "SHOPPER_CONTEXT_NOT_FOUND" }, "gone"],
	[400, { errorCode: "ShopperContextNotFound" }, "gone"],
	[400, { title: "Shopper Context Not Found" }, "gone"],
	[400, { detail: "Shopper Context for ORGANIZATION_ID - f and USID - u not found in repository." }, "gone"],
	[410, { fault: { type: "ShopperContextNotFoundException" } }, "gone"],
	[400, { type: "https://x.example/errors/bad-request", detail: 7 }, "refused"],
	[400, { detail: "The customer was not found." }, "refused"],
	[400, "Shopper Context not found", "refused"],
	[401, null, "refused"],
	[403, {}, "refused"],
	[408, {}, "later"],
	[429, {}, "later"],
	[500, {}, "later"],
	[503, { title: "Shopper Context Not Found" }, "later"],
])("%i %j: %s", (status, body, expected) => expect(classifyContextRefusal(status, body)).toBe(expected));
