import { inTurn } from "@vetrina/commerce-sandbox/testing/runs.ts";
import { stateProducts } from "@vetrina/demo-house/catalogue/states.ts";
import { languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { Parser } from "htmlparser2";
import { expect, inject, test } from "vitest";
import { ROUTES } from "../../pages/routes.ts";
import { readTextCode } from "../../shared/i18n/all-texts.ts";
import { siteConfig } from "../../worker/base/sites.ts";
import { addressIn } from "../setup/address-in.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { mailsTo } from "../setup/outbox.ts";
import { buyIn, labelIn, orderNoOf, plan, returnFirstItem } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";
import { UNFILLED } from "./unfilled.ts";

/**
 * Texts that a shopper sees or hears must not have unfilled placeholders: every page of the shop, each showcase, editors' pages, a
 * customer's own pages, an order with its documents, and the mails about it.
 */

/** Milliseconds: some hundred pages are requested one after another. */
const WALK = 120_000;

/** A place for each language and variant, on all sites. */
const LOCALES = {
	"en-it": "vetrina-eu",
	"de-de": "vetrina-eu",
	"de-ch": "vetrina-eu",
	"en-us": "vetrina-us",
	"fr-fr": "vetrina-eu",
	"it-it": "vetrina-eu",
	"fr-ca": "vetrina-us",
	"ar-sa": "vetrina-me",
	"ja-jp": "vetrina-ap",
	"ko-kr": "vetrina-ap",
	"zh-cn": "vetrina-ap",
	"zh-tw": "vetrina-ap",
	"zh-hk": "vetrina-ap",
} as const;
type Locale = keyof typeof LOCALES;
const locales = Object.keys(LOCALES) as Locale[];

const paths = Object.values(ROUTES).flatMap(({ path, page }) => (path && page ? [path as string] : []));

/** Texts and attributes of a document, and its JSON-LD; scripts and styles are written in braces. */
const readTexts = (html: string): string[] => {
	const texts: string[] = [];
	let inside: "text" | "json" | "code" = "text";
	const parser = new Parser({
		onopentag(name, attributes) {
			texts.push(...Object.values(attributes));
			if (name === "script") inside = attributes.type === "application/ld+json" ? "json" : "code";
			if (name === "style") inside = "code";
		},
		ontext(text) {
			if (inside === "text") texts.push(text);
			if (inside === "json")
				JSON.parse(text, (_key, value) => typeof value === "string" && texts.push(value));
		},
		onclosetag(name) {
			if (name === "script" || name === "style") inside = "text";
		},
	});
	parser.end(html);
	return texts;
};
const unfilled = (texts: readonly string[]): string[] => texts.filter((text) => UNFILLED.test(text));

const look = async (shopper: Shopper, path: string): Promise<string> => {
	let response = await shopper.fetch(path, { headers: { accept: "text/html" } });
	for (let hop = 0; hop < 3 && response.status >= 300 && response.status < 400; hop++) {
		const { pathname, search } = new URL(response.headers.get("location") ?? "", "http://x");
		response = await shopper.fetch(pathname + search, { headers: { accept: "text/html" } });
	}
	const html = await response.text();
	expect(html.length, path).toBeGreaterThan(1000);
	return html;
};
const expectFilled = async (shopper: Shopper, path: string): Promise<string> => {
	const html = await look(shopper, path);
	expect(unfilled(readTexts(html)), path).toEqual([]);
	return html;
};

test("every language, variant and site has a place", () => {
	const spoken = locales.map((locale) => {
		const [language, country = ""] = locale.split("-") as [Language, string];
		return readTextCode({ language, country: country.toUpperCase() });
	});
	expect(spoken.toSorted()).toEqual(languageCodes.toSorted());
	expect(new Set(Object.values(LOCALES))).toEqual(new Set(siteConfig.sites.map(({ id }) => id)));
});

test("finds a placeholder in a text, an attribute and JSON-LD, and none in scripts", () => {
	const findUnfilled = (html: string) => unfilled(readTexts(html));
	expect(findUnfilled("<p>Made in {weeks} weeks</p>")).toEqual(["Made in {weeks} weeks"]);
	expect(findUnfilled('<img alt="{name}">')).toEqual(["{name}"]);
	expect(findUnfilled('<script type="application/ld+json">{"name":"{{name}}"}</script>')).toEqual([
		"{{name}}",
	]);
	expect(findUnfilled("<script>{const a = {}}</script><style>p{}</style><p>six</p>")).toEqual([]);
});

test.each(inTurn(locales, 3, 0))(
	"every page for guests in %s has its texts filled in",
	{ timeout: WALK },
	async (locale) => {
		const shopper = newShopper();
		const site = await expectFilled(shopper, `/${locale}/sitemap`);
		// One list of each department is enough, because the lists below are alike.
		const linked = [...site.matchAll(/href="(\/[^"?#]+)"/g)]
			.map(([, href = ""]) => href)
			.filter((href) => href.startsWith(`/${locale}/`) && /^\/[^/]+\/[^/.]+$/.test(href));
		const shows = Object.values(stateProducts).map(
			({ masterId, groupIds }) => `/${locale}/${groupIds[0] ?? masterId}.html`,
		);
		const all = new Set([...paths.map((path) => `/${locale}${path}`), ...linked, ...shows]);
		expect(all.size).toBeGreaterThan(paths.length + shows.length);
		for (const path of all) await expectFilled(shopper, path);
	},
);

test.each(inTurn(locales, 3, 1))(
	"a customer's pages in %s have their texts filled in",
	{ timeout: WALK },
	async (locale) => {
		const shopper = newShopper();
		const email = await newCustomer(inject("commerce"), { siteId: LOCALES[locale] });
		const post = async (path: string, fields: Record<string, string>) =>
			(
				await shopper.fetch(`/${locale}${path}`, { method: "POST", body: new URLSearchParams(fields) })
			).arrayBuffer();
		await post("/login", { intent: "signIn", email, password: PASSWORD });
		const [group = ""] = stateProducts["made-to-order"].groupIds;
		const product = await expectFilled(shopper, `/${locale}/${group}.html`);
		const [productId = ""] = /\b8\d{11}\b/.exec(product) ?? [];
		await post("/cart", { intent: "add", productId });
		const bag = await expectFilled(shopper, `/${locale}/cart`);
		expect(bag).toContain(productId);
		for (const path of paths) await expectFilled(shopper, `/${locale}${path}`);
		const mails = await mailsTo(email);
		expect(unfilled(mails.flatMap(({ subject, text }) => [subject, text]))).toEqual([]);
	},
);

test.each(inTurn(locales, 3, 2))(
	"an order in %s, its return, its documents and its mails have their texts filled in",
	{ timeout: WALK },
	async (locale) => {
		const shopper = newShopper();
		const email = `filled-${crypto.randomUUID()}@vetrina.example`;
		const [group = ""] = stateProducts["one-size"].groupIds;
		const [productId = ""] = /\b8\d{11}\b/.exec(await look(shopper, `/${locale}/${group}.html`)) ?? [];
		const [language, country = ""] = locale.split("-") as [Language, string];
		const address = addressIn(country.toUpperCase(), language);
		const order = `orderNo=${orderNoOf(await buyIn(shopper, { locale, productId, email, address }))}`;
		for (const path of ["/order", "/checkout/confirmation", "/register", "/return"]) {
			const html = await expectFilled(shopper, `/${locale}${path}?${order}`);
			if (path === "/order") expect(html).toContain(address.address1);
		}
		await plan(order.replace("orderNo=", ""), ["shipped", "delivered"]);
		await expectFilled(shopper, `/${locale}/return?${order}`);
		const done = await expectFilled(shopper, await returnFirstItem(shopper, locale, order));
		const label = await expectFilled(shopper, labelIn(done));
		expect(label).toContain(address.address1);
		await expectFilled(shopper, `/${locale}/order?${order}`);
		const mails = await mailsTo(email);
		expect(mails.length).toBeGreaterThan(1);
		expect(unfilled(mails.flatMap(({ subject, text }) => [subject, text]))).toEqual([]);
	},
);
