import { expect, test } from "vitest";
import { missingPriceReport } from "./report-missing-price.ts";

// proves price-8
test("a product without price is reported with what is needed to find it", () => {
	const locale = {
		siteId: "vetrina-me",
		country: "KW",
		language: "ar",
		currency: "KWD",
		prefix: "/ar-kw",
	} as const;
	const url = "https://shop.example/ar-kw/a-VT10021-beige.html";
	const report = (viewer: { authType: string; basketCurrency?: string }) =>
		missingPriceReport({ ids: ["VT10021-beige"], url, locale, currencyCode: "KWD", viewer });
	const facts = {
		url,
		productIds: ["VT10021-beige"],
		currency: "KWD",
		site: "vetrina-me",
		country: "KW",
		language: "ar",
		currencyCode: "KWD",
	};
	expect(report({ authType: "registered", basketCurrency: "SAR" })).toEqual({
		...facts,
		authType: "registered",
		basketCurrency: "SAR",
	});
	expect(report({ authType: "guest" })).toEqual({ ...facts, authType: "guest" });
});
