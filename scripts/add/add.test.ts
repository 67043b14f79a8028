import { languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import { describe, expect, test } from "vitest";
import { markTexts } from "../lib/texts/mark-texts.ts";
import { planLanguage } from "./kinds/language.ts";
import { planPage } from "./kinds/page.ts";
import { planPaymentMethod } from "./kinds/payment-method.ts";
import { planSection } from "./kinds/section.ts";
import { planSetting } from "./kinds/setting.ts";
import { toName } from "./names.ts";
import { addImport, appendTo, insertBefore, Refusal, type Tree } from "./plan.ts";
import { repository } from "./repository.ts";

/** tests/houses/added.test.ts applies each kind of plan to a copy of the tree, and checks what comes out. */

const { read, list } = repository;
const tree: Tree = { ...repository, house: "packages/demo-house" };
const plain: Tree = { ...tree, house: "tests/houses/plain" };

// proves shell-40
describe("refuses", () => {
	test.each([
		[planPage, ""],
		[planPage, "Gift guide"],
		[planPage, "gift_guide"],
		[planPage, "9-lives"],
		[planPage, "../escape"],
		[planPage, "new"],
		[planPage, "a".repeat(41)],
		[planSection, "PullQuote"],
		[planPaymentMethod, "class"],
		[planSetting, "gift-guide"],
		[planSetting, "default"],
		[planLanguage, "dutch"],
		[planLanguage, "qx"],
		[planLanguage, "nl-BE"],
	])("%o: the name %j, which is none", (plan, name) => expect(() => plan(name, tree)).toThrow(Refusal));

	test.each([
		[planPage, "customer-service"],
		[planPage, "csc"],
		[planSection, "hero"],
		[planSection, "page"],
		[planSetting, "pickUpEnabled"],
		[planPaymentMethod, "klarna"],
		[planLanguage, "it"],
		[planLanguage, "fr-CA"],
	])("%o: the name %j, which is taken", (plan, name) =>
		expect(() => plan(name, tree)).toThrow(/already|address/),
	);
});

test("a name has the forms that sources need", () => {
	expect(toName("gift-guide")).toEqual({
		kebab: "gift-guide",
		camel: "giftGuide",
		pascal: "GiftGuide",
		id: "GIFT_GUIDE",
		words: "Gift guide",
	});
	expect(toName("giftGuideEnabled")).toMatchObject({
		kebab: "gift-guide-enabled",
		camel: "giftGuideEnabled",
	});
});

// proves shell-40
test("a page has its texts in every language, marked where they are not translated", () => {
	const { changed } = planPage("gift-guide", tree);
	for (const code of languageCodes.filter((one) => !one.includes("-"))) {
		const texts = JSON.parse(changed.get(`locales/${code}/gift-guide.json`) ?? "{}");
		expect(texts.giftGuide.title).toBe(code === "en" ? "Gift guide" : `[${code}] Gift guide`);
	}
});

// proves shell-40
test("texts go to an existing file when the folder of texts is full", () => {
	const full: Tree = {
		...tree,
		list: (folder) => (folder === "locales/en" ? Array(25).fill("") : list(folder)),
	};
	const { changed } = planPage("gift-guide", full);
	expect(changed.has("locales/de/gift-guide.json")).toBe(false);
	const texts = JSON.parse(changed.get("locales/de/shell.json") ?? "{}");
	expect(Object.keys(texts)).toEqual(expect.arrayContaining(["shell", "giftGuide"]));
});

// proves shell-40
test("a house that keeps its settings and methods in one file is changed, too, and one of another form by hand", () => {
	const setting = planSetting("giftGuideEnabled", plain);
	expect(setting.changed.get("tests/houses/plain/engine.ts")).toMatch(
		/preferencesOf: [\s\S]{0,300}giftGuideEnabled: true/,
	);
	const method = planPaymentMethod("bank-cheque", plain);
	expect(method.changed.get("tests/houses/plain/checkout.ts")).toContain(
		'"../../../payments/bank-cheque/method.ts"',
	);
	expect(method.changed.get("tests/houses/plain/engine.ts")).toContain('id: "BANK_CHEQUE"');
	const strange: Tree = {
		...plain,
		read: (path) => (path.startsWith(plain.house) ? "export {};" : read(path)),
	};
	const { changed, byHand } = planPaymentMethod("bank-cheque", strange);
	expect([...changed.keys()].filter((path) => path.startsWith(plain.house))).toEqual([]);
	expect(byHand.join("\n")).toMatch(/List `makeBankCheque[\s\S]*Add the method to `paymentMethods`/);
});

// proves shell-40
test("a source of the engine that has another form is named, and nothing is planned", () => {
	const strange: Tree = {
		...tree,
		read: (path) => (path === "worker/routes.ts" ? "export {};" : read(path)),
	};
	expect(() => planPage("gift-guide", strange)).toThrow(
		"worker/routes.ts: there is no `export const routes = {`",
	);
});

test("a language has each plural form that it needs", () => {
	const english = { items_one: "{{count}} item", items_other: "{{count}} items", bag: { title: "Bag" } };
	expect(markTexts("pl", english)).toEqual({
		items_one: "[pl] {{count}} item",
		items_few: "[pl] {{count}} items",
		items_many: "[pl] {{count}} items",
		items_other: "[pl] {{count}} items",
		bag: { title: "[pl] Bag" },
	});
});

// proves shell-40
test("a language is offered by its own country, if the house has that", () => {
	expect(planLanguage("nl", tree).changed.get("packages/demo-house/markets/europe.ts")).toMatch(
		/NL: \{\n\t\tcurrency: "EUR",\n\t\tlanguages: \["en", "de", "nl"\],/,
	);
	const engine = `countries: [{ code: "DE", languages: ["de"] }, { code: "PL", siteId: "a", languages: ["en", "de"] }]`;
	const polish: Tree = { ...plain, read: (path) => (path.endsWith("plain/engine.ts") ? engine : read(path)) };
	expect(planLanguage("pl", polish).changed.get("tests/houses/plain/engine.ts")).toBe(
		engine.replace('"en", "de"]', '"en", "de", "pl"]'),
	);
	const { changed, byHand } = planLanguage("nl", plain);
	expect([...changed.keys()].some((path) => path.startsWith(plain.house))).toBe(false);
	expect(byHand[0]).toContain("Name the language in a country");
});

const COUNTRIES = `countries = [
	{ "code": "DE", "languages": ["it", "en"], "name": { "en": "Germany" }, "hreflangs": ["it-DE", "en-DE"] },
	{ "code": "IT", "languages": ["it", "en"], "hreflangs": ["it-IT"] },
];`;

// proves shell-40
test("a language that the engine has is offered by the house, and has no files", () => {
	const german: Tree = { ...plain, read: (path) => (path.endsWith("countries.ts") ? COUNTRIES : read(path)) };
	const { changed, byHand } = planLanguage("de", german);
	expect([...changed]).toEqual([
		[
			"tests/houses/plain/countries.ts",
			COUNTRIES.replace('["it", "en"]', '["it", "en", "de"]').replace('"en-DE"]', '"en-DE", "de-DE"]'),
		],
	]);
	expect(byHand.join("\n")).toContain("npm run content -- validate");
	expect(() => planLanguage("fr", german)).toThrow(/already.*`languages`/);
});

// proves shell-40
test("a payment method that the engine has is listed by the house, and has no files", () => {
	const invoice = planPaymentMethod("invoice", plain);
	expect([...invoice.changed.keys()]).toEqual([
		"tests/houses/plain/checkout.ts",
		"tests/houses/plain/engine.ts",
	]);
	expect(invoice.changed.get("tests/houses/plain/checkout.ts")).toContain('makeInvoice({ en: "Invoice" })');
	expect(invoice.changed.get("tests/houses/plain/engine.ts")).toContain('id: "INVOICE"');
	const klarna = planPaymentMethod("klarna", plain);
	expect([...klarna.changed.keys()]).toEqual(["tests/houses/plain/checkout.ts"]);
	expect(klarna.byHand.join("\n")).toContain("Write its row in `paymentMethods`");
});

// proves shell-40
test("a variant is a row, and has no texts until some differ", () => {
	const { changed } = planLanguage("fr-CH", tree);
	expect([...changed.keys()]).toEqual(["packages/shop-rules/locale/languages.ts"]);
	expect([...changed.values()][0]).toMatch(/"fr-CA": .*\n\t"fr-CH": \{ variantOf: "fr" \},\n\tit:/);
});

// proves shell-40
test("a language in another script is a row with a country, and has marked texts until they are translated", () => {
	const { changed } = planLanguage("ko-Hang", tree);
	const rows = changed.get("packages/shop-rules/locale/languages.ts");
	expect(rows).toContain('"ko-Hang": { scriptOf: "ko", countries: ["KR"], fallback: ["en"] },');
	expect(JSON.parse(changed.get("locales/ko-Hang/cart.json") ?? "{}").cart.title).toBe("[ko-Hang] Bag");
	expect([...changed.keys()].filter((file) => file.startsWith("packages/demo-house"))).toEqual([]);
	const variant = planLanguage("zh-Hant-MO", tree).changed.get("packages/shop-rules/locale/languages.ts");
	expect(variant).toContain('"zh-Hant-MO": { variantOf: "zh-Hant" },');
	for (const [code, fault] of [
		["sr-Latn", "a script of sr, which is not there"],
		["zh-Latn-TW", "a variant of zh-Latn, which is not there"],
		["zh-hant", "no code"],
	] as const)
		expect(() => planLanguage(code, tree)).toThrow(fault);
});

test("elements are added behind the last one, also in a list on one line", () => {
	expect(appendTo("x = [a];", "x = [", "b")).toBe("x = [a,\nb,\n];");
	expect(appendTo("x = [\n\ta(b, [c]),\n];", "x = [", "\td")).toBe("x = [\n\ta(b, [c]),\n\td,\n];");
	expect(appendTo("x = [];", "x = [", "b")).toBe("x = [\nb,\n];");
	expect(() => appendTo("x = [", "x = [", "b")).toThrow("does not end");
	expect(() => insertBefore("a", "b", "c")).toThrow("there is no `b`");
	expect(addImport('import a from "a";\nrest', 'import b from "b";')).toContain('import b from "b";\n');
	expect(addImport("rest", 'import b from "b";')).toBe('import b from "b";\nrest');
});
