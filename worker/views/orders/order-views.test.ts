import { expect, test } from "vitest";
import type { SiteLocale } from "../../../shared/domain/locale/site-locale.ts";
import { moneyOf } from "./order-views.ts";

const format = {
	thousandSeparator: ",",
	decimalSeparator: ".",
	currencyFirst: true,
	spacing: " ",
	decimals: 2,
};
const cx = {
	locale: { language: "ar", country: "SA" } as SiteLocale,
	prices: { rules: { currency: "SAR", symbol: "ر.س", long: format, short: format }, type: "short" as const },
};

test("another currency than the shop's has its own sign, not the shop's", () => {
	expect(moneyOf(cx, { currency: "SAR" })(1200)).toBe("ر.س 1,200");
	const euros = moneyOf(cx, { currency: "EUR" })(1200);
	expect(euros).toMatch(/1,200/);
	expect(euros).toContain("€");
	expect(euros).not.toContain("ر.س");
});
