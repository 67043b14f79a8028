import { expect, test } from "vitest";
import { mayOfferNewsletter } from "./newsletter-popup.ts";

// proves newsletter-1
test.each([
	["list", "/en-it/women", "", true],
	["list", "/en-it/women", "/cart;/myaccount;/pdp", true],
	["product", "/en-it/VT1.html", "/cart;/myaccount;/pdp", false],
	["cart", "/en-it/cart?notice=added", "/cart", false],
	["list", "/en-it/women/dresses", " /women/dresses ; /cart ", false],
	["list", "/en-it/women?utm=letter", "utm=letter", false],
	["home", "/en-it/", "/homepage", false],
	["home", "/en-it/", "/plp;/pdp", true],
	["list", "/en-it/search?q=silk", "/plp", false],
	["category-landing", "/en-it/beauty", "/plp", false],
	["content", "/en-it/about", "/homepage;/plp;/pdp", true],
	["content", "/en-it/about", ";;", true],
	["newsletter", "/en-it/newsletter", "", false],
	["newsletter-preference-center", "/en-it/newsletter-preference-center", "", false],
	["newsletter-unsubscribe", "/en-it/newsletter-unsubscribe", "", false],
	["checkout", "/en-it/checkout?step=review", "", false],
	["order-confirmation", "/en-it/order-confirmation", "", true],
	["landing", "/", "", false],
	["error", "/en-it/women", "", false],
])("%s at %s with %j excluded: %j", (kind, url, excluded, expected) => {
	expect(mayOfferNewsletter({ kind, url }, excluded)).toBe(expected);
});
