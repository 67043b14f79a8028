import { globSync, readFileSync } from "node:fs";
import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { describe, expect, inject, test } from "vitest";
import type { PageKind } from "../client/app/parts/screens.ts";
import lastResort from "../locales/default.json" with { type: "json" };
import {
	analyticsFiles,
	BUDGETS,
	brotliSize,
	consentFiles,
	firstVisitFiles,
	LISTS,
	listWorkerModules,
	loginFlyoutFiles,
	sumBrotliBytes,
	sumRawBytes,
	workerWeight,
} from "../scripts/lib/page-weight.ts";
import { listKeys } from "../scripts/lib/texts/text-files.ts";
import { readBundle } from "../shared/i18n/all-texts.ts";
import { createTexts } from "../shared/i18n/create-texts.ts";
import { newCustomer, PASSWORD } from "./setup/customer.ts";
import { buy, orderNoOf, send } from "./setup/purchase.ts";
import { rawRequest } from "./setup/raw-request.ts";
import { newShopper } from "./setup/shopper.ts";

/** Weighs pages from the build and the built Worker's responses; `npm run bench` weighs the same in a browser. */

const PHONE = {
	"user-agent":
		"Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
};
const LIST = LISTS.en;
/** These English texts stay in the script. */
const lastResortKeys = new Set(listKeys(lastResort));

const htmlOf = async (path: string): Promise<string> => {
	const answer = await rawRequest(path, { headers: PHONE });
	expect(answer.status, path).toBe(200);
	return answer.text;
};
const firstProduct = async (): Promise<string> =>
	/href="([^"]+\.html)"/.exec(await htmlOf(LIST))?.[1] ?? "no product in the list";

const SECTION_FOLDERS = globSync("sections/*/").map((folder) => folder.split("/")[1] ?? "");

const KINDS = ["home", "list", "product"] as const;

/** There is a file for every page, one for the screen, and one for a part (decision 107). */
const TEXT_FILES = 3;
const countTextFiles = (html: string): number => html.match(/data-code="texts"/g)?.length ?? 0;

describe.each(LANGUAGES)("a first visit in %s", (language) => {
	// proves budget-1
	test.each(KINDS)("the %s loads at most 108 KiB of JavaScript and 10 KiB of CSS", (kind) => {
		const { scripts, styles, afterwards } = firstVisitFiles(language, kind);
		expect(sumBrotliBytes([...scripts, ...afterwards.scripts])).toBeLessThanOrEqual(BUDGETS.script);
		expect(sumBrotliBytes([...styles, ...afterwards.styles])).toBeLessThanOrEqual(BUDGETS.style);
	});
});

test.each(KINDS)("the %s requests these files alone", async (kind) => {
	const path = kind === "home" ? "/en-it/" : kind === "list" ? LIST : await firstProduct();
	const html = await htmlOf(path);
	const { scripts, styles } = firstVisitFiles("en", kind);
	const named = (pattern: RegExp): string[] => [...new Set(html.match(pattern))].sort();
	expect(named(/(?<=href=")\/assets\/[\w./-]+\.js/g)).toEqual(scripts.toSorted());
	expect(named(/\/assets\/[\w.-]+\.css/g)).toEqual(styles.toSorted());
	expect(countTextFiles(html)).toBeGreaterThan(0);
	expect(countTextFiles(html)).toBeLessThanOrEqual(TEXT_FILES);
});

// proves budget-5
test.each(LANGUAGES)(
	"the checkout loads at most 125 KiB of JavaScript before payment opens, in %s",
	(language) => {
		const { scripts, afterwards } = firstVisitFiles(language, "checkout");
		expect(sumBrotliBytes([...scripts, ...afterwards.scripts])).toBeLessThanOrEqual(BUDGETS.checkoutScript);
	},
);

const ACCOUNT: Partial<Record<PageKind, string>> = {
	account: "/myaccount",
	"personal-data": "/personaldata",
	addresses: "/addresses",
	payments: "/payments",
	orders: "/orders",
	order: "/order?orderNo=NO",
	return: "/return?orderNo=NO",
	loyalty: "/loyalty",
	"store-credit": "/store-credit",
	"newsletter-preference-center": "/newsletter-preference-center",
	wishlist: "/wishlist",
	visits: "/visits",
};
const ACCOUNT_KINDS = Object.keys(ACCOUNT) as PageKind[];

// proves budget-6
test.each(LANGUAGES)("each page of the account loads at most 115 KiB of JavaScript, in %s", (language) => {
	for (const kind of ACCOUNT_KINDS) {
		const { scripts, afterwards } = firstVisitFiles(language, kind);
		const weight = sumBrotliBytes([...scripts, ...afterwards.scripts]);
		expect(weight, kind).toBeLessThanOrEqual(BUDGETS.accountScript);
	}
});

// proves budget-6
test("each page of the account is at most 10 KiB of HTML", async () => {
	const shopper = newShopper();
	const email = await newCustomer(inject("commerce"));
	await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
	// Twenty units are in stock.
	const orderNo = orderNoOf(await buy(shopper, "800000520206"));
	for (const kind of ACCOUNT_KINDS) {
		const response = await shopper.fetch(`/en-it${ACCOUNT[kind]?.replace("NO", orderNo)}`);
		const html = await response.text();
		expect(response.status, kind).toBe(200);
		expect(
			firstVisitFiles("en", kind).scripts.every((file) => html.includes(file)),
			kind,
		).toBe(true);
		expect(brotliSize(Buffer.from(html)), kind).toBeLessThanOrEqual(BUDGETS.accountHtml);
		expect(countTextFiles(html), kind).toBeLessThanOrEqual(TEXT_FILES);
	}
});

// proves budget-7
test.each(LANGUAGES)("the login flyout loads at most 12 KiB, in %s", (language) => {
	const { scripts, styles } = loginFlyoutFiles(language);
	expect(sumBrotliBytes([...scripts, ...styles])).toBeLessThanOrEqual(BUDGETS.loginFlyout);
});

// proves budget-7
test("the consent banner is at most 5 KiB of JavaScript and CSS", () => {
	const { scripts, styles } = consentFiles();
	expect(sumBrotliBytes([...scripts, ...styles])).toBeLessThanOrEqual(BUDGETS.consent);
});

// proves budget-2
test.each([LIST, LISTS.ar])("%s preloads at most 60 KiB of fonts", async (path) => {
	const fonts = new Set((await htmlOf(path)).match(/\/assets\/[\w.-]+\.woff2/g));
	expect(fonts.size).toBeGreaterThan(0);
	expect(sumRawBytes([...fonts])).toBeLessThanOrEqual(BUDGETS.fonts);
});

// proves budget-9
test("consent to analytics loads at most 6 KiB of JavaScript on top of a first visit", () =>
	expect(sumBrotliBytes(analyticsFiles().always)).toBeLessThanOrEqual(BUDGETS.analytics));

// proves budget-3
test.each(LANGUAGES)("the HTML of a list of 24 is at most 12 KiB in %s", async (language) => {
	const html = await htmlOf(LISTS[language]);
	expect(html.match(/<article/g)).toHaveLength(24);
	expect(brotliSize(Buffer.from(html))).toBeLessThanOrEqual(BUDGETS.listHtml);
});

// proves budget-1, budget-3
test("a list with editors' sections below keeps the sizes of a list", async () => {
	const path = LIST.replace("/women/dresses", "/men/knitwear");
	const html = await htmlOf(path);
	const { afterwards } = firstVisitFiles("en", "list");
	const scripts = new Set([...(html.match(/\/assets\/[\w./-]+\.js/g) ?? []), ...afterwards.scripts]);
	expect(html.match(/<article/g)).toHaveLength(24);
	expect(html).toContain("<details");
	expect(brotliSize(Buffer.from(html))).toBeLessThanOrEqual(BUDGETS.listHtml);
	expect(sumBrotliBytes([...scripts])).toBeLessThanOrEqual(BUDGETS.script);
});

// proves budget-8
test.each(["/en-it/window", "/en-it/counter", "/ar-sa/window"])(
	"%s, with sections of all kinds, is at most 14 KiB of HTML, 108 KiB of JavaScript and 10 KiB of CSS",
	async (path) => {
		const html = await htmlOf(path);
		const { afterwards } = firstVisitFiles("en", "content");
		const scripts = new Set([...(html.match(/\/assets\/[\w./-]+\.js/g) ?? []), ...afterwards.scripts]);
		const styles = new Set([...(html.match(/\/assets\/[\w.-]+\.css/g) ?? []), ...afterwards.styles]);
		expect(html).toContain("<section");
		expect(brotliSize(Buffer.from(html))).toBeLessThanOrEqual(BUDGETS.sectionsHtml);
		expect(sumBrotliBytes([...scripts])).toBeLessThanOrEqual(BUDGETS.script);
		expect(sumBrotliBytes([...styles])).toBeLessThanOrEqual(BUDGETS.style);
	},
);

// proves budget-8
test.each(LANGUAGES)("a page with a section of every kind loads at most 10 KiB of CSS in %s", (language) => {
	const { styles, afterwards } = firstVisitFiles(language, "content", SECTION_FOLDERS);
	expect(SECTION_FOLDERS.length).toBeGreaterThan(20);
	expect(sumBrotliBytes([...styles, ...afterwards.styles])).toBeLessThanOrEqual(BUDGETS.style);
});

// proves budget-4
test("the storefront Worker is at most 1 MB", () =>
	expect(workerWeight()).toBeLessThanOrEqual(BUDGETS.worker));

// proves budget-4
test.each(LANGUAGES)("the storefront Worker's script contains no text of %s", (language) => {
	const script = [...listWorkerModules()].map((file) => readFileSync(file, "utf8")).join("\n");
	const { t } = createTexts(language, readBundle(language));
	const own = listKeys(readBundle(language)).filter((key) => !lastResortKeys.has(key));
	const all = own.map((key) => t(key as "cart.title"));
	// A short text could be in the code by chance.
	const longest = all.sort((a, b) => b.length - a.length).slice(0, 100);
	expect(longest.filter((text) => script.includes(text))).toEqual([]);
	expect(script).toContain(lastResort.error.siteUnavailable);
});

// Strings are escaped by the bundler; regular expressions and templates are not.
test("the cloud's source has Latin-1 characters only, because V8 would otherwise keep two bytes for each", () => {
	const source = readFileSync("dist/commerce/index.js", "utf8");
	expect(source.match(/.{0,40}[^\0-\xff].{0,40}/g)).toBeNull();
});

test("shared pages allow prefetching only addresses without queries or effects, and not the cart", async () => {
	const { headers } = await rawRequest(LIST, { headers: PHONE });
	expect(headers.get("speculation-rules")).toBe('"/speculation-rules.json"');
	expect((await rawRequest("/en-it/cart", { headers: PHONE })).headers.get("speculation-rules")).toBeNull();
	const rules = await rawRequest("/speculation-rules.json");
	expect(rules.headers.get("content-type")).toBe("application/speculationrules+json");
	const { prefetch, ...others } = JSON.parse(rules.text) as {
		prefetch: { where: { and: { not?: { href_matches?: string } }[] }; eagerness: string }[];
	};
	expect(others).toEqual({});
	const never = prefetch[0]?.where.and.flatMap(({ not }) => not?.href_matches ?? []).join(" ");
	for (const word of ["cart", "account", "checkout", "preferences", "search", "api", "\\?"])
		expect(never).toContain(word);
	expect(prefetch[0]?.eagerness).toBe("moderate");
});

test("a header of each page, also from the cache, names the files of its head", async () => {
	const seen: (string | null)[] = [];
	for (let time = 0; time < 2; time++) {
		const { headers } = await rawRequest("/en-it/", { headers: PHONE });
		seen.push(headers.get("link"));
		if (time === 1) expect(headers.get("server-timing")).toMatch(/cache;desc="hit"/);
	}
	expect(seen[1]).toBe(seen[0]);
	expect(seen[0]).toMatch(/<\/assets\/[\w.-]+\.css>; rel=preload; as=style/);
	expect(seen[0]).toMatch(/as=font; type="font\/woff2"; crossorigin/);
	expect(seen[0]).toMatch(/<\/assets\/entry-[\w-]+\.js>; rel=modulepreload/);
	expect(seen[0]).toMatch(/as=image;.* imagesrcset="[^"]+"; imagesizes=/);
});
