import { expect, test } from "vitest";
import { type Decision, decide, isChoice, type NavigationFacts } from "./decide.ts";

const ORIGIN = "https://vetrina.example";

const facts = (to: string, more: Partial<NavigationFacts> & { at?: string } = {}): NavigationFacts => {
	const { at = "/en-it/women", ...rest } = more;
	return {
		to: new URL(to, ORIGIN),
		from: new URL(at, ORIGIN),
		prefix: "/en-it",
		type: "push",
		canIntercept: true,
		hashChange: false,
		isDownload: false,
		hasBody: false,
		...rest,
	};
};

const cases: [string, NavigationFacts, Decision][] = [
	["a page of this locale", facts("/en-it/women/dresses"), "page"],
	["the first page", facts("/en-it/"), "page"],
	["a search", facts("/en-it/search?q=coat"), "page"],
	["the same address again", facts("/en-it/women"), "stay"],
	["another query of the same page", facts("/en-it/women?srule=price"), "page"],
	["back to the same address", facts("/en-it/women", { type: "traverse" }), "page"],
	["another locale", facts("/ar-sa/women"), "browser"],
	["a locale that begins alike", facts("/en-italy/women"), "browser"],
	["the landing page", facts("/"), "browser"],
	["from the landing page", facts("/en-it/", { at: "/" }), "browser"],
	["another origin", facts("https://evil.example/en-it/women"), "browser"],
	["the platform's own pages", facts("/on/demandware.store/Sites-vetrina-eu-Site/en/COCart-Show"), "browser"],
	["the platform's own pages below the locale", facts("/en-it/on/demandware.store/Cart-Show"), "browser"],
	["an anchor", facts("/en-it/women#main", { hashChange: true }), "browser"],
	["a reload", facts("/en-it/women", { type: "reload" }), "browser"],
	["a posted form", facts("/en-it/cart", { hasBody: true }), "browser"],
	["a download", facts("/en-it/guide", { isDownload: true }), "browser"],
	["what the browser keeps to itself", facts("/en-it/men", { canIntercept: false }), "browser"],
	["a site map", facts("/sitemap-eu.xml", { prefix: "", at: "/women" }), "browser"],
	["a default locale without prefix", facts("/women/dresses", { prefix: "", at: "/women" }), "page"],
	["from a default locale to a prefixed one", facts("/de-de/women", { prefix: "", at: "/women" }), "browser"],
	[
		"another locale in the query",
		facts("/women?locale=ar-sa", { prefix: "", at: "/women?locale=en-it" }),
		"browser",
	],
	["a category path of two letters and more", facts("/shoes", { prefix: "", at: "/women" }), "page"],
];

// proves shell-6, platform-8
test.each(cases)("%s", (_name, input, expected) => {
	expect(decide(input)).toBe(expected);
});

test.each([
	["/en-it/women?prefn1=c_color&prefv1=red", "/en-it/women", true],
	["/en-it/search?q=silk&tabId=men&page=2", "/en-it/search?q=silk&srule=price", true],
	["/en-it/search?q=wool", "/en-it/search?q=silk", false],
	["/en-it/men", "/en-it/women", false],
	["/en-it/women?srule=price", "/en-it/women?page=3", true],
	["/en-it/women", "/en-it/women?page=3", false],
	["/en-it/women?srule=price", "/en-it/women?srule=price&page=3", false],
])("%s is a choice of %s: %s", (to, from, expected) => {
	expect(isChoice(new URL(to, ORIGIN), new URL(from, ORIGIN))).toBe(expected);
});
