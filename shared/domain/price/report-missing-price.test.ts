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
	expect(
		missingPriceReport(["VT10021-beige"], "https://shop.example/ar-kw/a-VT10021-beige.html", locale),
	).toEqual({
		url: "https://shop.example/ar-kw/a-VT10021-beige.html",
		productIds: ["VT10021-beige"],
		currency: "KWD",
		site: "vetrina-me",
		country: "KW",
		language: "ar",
		currencyCode: "KWD",
		authType: "guest",
		basketCurrency: "KWD",
	});
});
