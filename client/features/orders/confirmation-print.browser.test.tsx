import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { OrderConfirmationData } from "../../../pages/order-confirmation/contract.ts";
import { buildPage } from "../../fixtures/views.ts";
import { showView } from "../../testing/show-page.tsx";

const order: OrderConfirmationData = {
	orderNo: "00001",
	email: "anna@vetrina.example",
	lines: [{ name: "Silk dress", quantity: 1, totalText: "€120" }],
	subTotalText: "€120",
	sums: [],
	totalLabel: "Total",
	totalText: "€120",
	notes: [],
	billingLines: [],
	addressLines: ["Anna Rossi", "Via Brera 1", "20121 Milano MI"],
	paidWith: ["Visa ending in 4242"],
	isCustomer: false,
	offersPasskey: false,
	orderHref: "/x/order",
	registerHref: "/x/register",
};
/** Collects the selectors that print styles hide. */
const leftOut = (rules: CSSRuleList, isPaper = false): string[] =>
	[...rules].flatMap((rule) => {
		if (rule instanceof CSSStyleRule)
			return isPaper && rule.style.display === "none" ? [rule.selectorText] : [];
		if (rule instanceof CSSMediaRule) return leftOut(rule.cssRules, rule.media.mediaText === "print");
		return rule instanceof CSSGroupingRule ? leftOut(rule.cssRules, isPaper) : [];
	});

// proves checkout-5
test("a printed confirmation has no header, footer or navigation", async () => {
	await showView({ ...buildPage("cart", "en"), kind: "order-confirmation", data: order });
	const next = page.getByRole("link", { name: "Continue shopping" });
	await expect.element(next).toBeVisible();
	const main = page.getByRole("main");
	const app = main.element().parentElement;
	if (app) app.id = "app";
	const selectors = [...document.styleSheets].flatMap(({ cssRules }) => leftOut(cssRules));
	const isPrinted = (element: Element) => !selectors.some((selector) => element.closest(selector));
	expect(isPrinted(next.element())).toBe(false);
	for (const role of ["banner", "contentinfo"] as const)
		expect(isPrinted(page.getByRole(role).element())).toBe(false);
	for (const text of ["00001", "Silk dress", "Via Brera 1", "4242"])
		expect(isPrinted(main.getByText(text, { exact: false }).first().element())).toBe(true);
});
