import { LANGUAGES, type Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import common from "../../locales/common.json" with { type: "json" };
import lastResort from "../../locales/default.json" with { type: "json" };
import { readBundle } from "./all-texts.ts";
import { createTexts } from "./create-texts.ts";

type Say = (key: string, values?: Record<string, unknown>) => string;

/** The reference: our texts use i18next's format. */
const libraryOf = (language: Language): Say => {
	const library = createInstance();
	void library.init({
		lng: language,
		fallbackLng: false,
		ns: ["texts", "common", "lastResort"],
		defaultNS: "texts",
		fallbackNS: ["common", "lastResort"],
		resources: { [language]: { texts: readBundle(language), common, lastResort } },
		interpolation: { escapeValue: false },
		initAsync: false,
	});
	return library.t as unknown as Say;
};
const createOurs = (language: Language): Say =>
	createTexts(language, readBundle(language)).t as unknown as Say;

const keysOf = (texts: object, path = ""): string[] =>
	Object.entries(texts).flatMap(([name, inner]) =>
		typeof inner === "string" ? [path + name] : keysOf(inner, `${path}${name}.`),
	);

const PLURAL = /_[a-z]+$/;
const COUNTS = [0, 1, 2, 3, 5, 10, 11, 21, 99, 100, 102, 1_000_000];
/**
 * A value for every placeholder but `count`. The values alternate between one that looks like a placeholder and one with replacement
 * patterns.
 */
const values = Object.fromEntries(
	[...JSON.stringify([LANGUAGES.map(readBundle), common]).matchAll(/\{\{(?!count)(\w+)\}\}/g)].map(
		([, name = ""], index) => [name, index % 2 ? "<{{name}}>" : "$& $1"],
	),
);

describe.each(LANGUAGES)("every text in %s equals i18next's", (language) => {
	const library = libraryOf(language);
	const ours = createOurs(language);
	const keys = keysOf({ ...lastResort, ...common, ...readBundle(language) });
	const hasForms = new Set(keys.filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, "")));

	test("has the same result with and without values", () => {
		expect(keys.length).toBeGreaterThan(500);
		for (const key of keys) {
			expect(ours(key, values), key).toBe(library(key, values));
			expect(ours(key, {}), key).toBe(library(key, {}));
		}
	});

	test("has the same result in every plural form", () => {
		// A text without forms is the same for every count.
		for (const key of new Set(keys.map((one) => one.replace(PLURAL, ""))))
			for (const count of hasForms.has(key) ? COUNTS : COUNTS.slice(0, 1))
				expect(ours(key, { ...values, count }), `${key} ${count}`).toBe(library(key, { ...values, count }));
	});
});

test("a missing text is its key until the text is added", () => {
	const { t, add } = createTexts("en", { cart: { title: "Your bag" } });
	const say = t as unknown as Say;
	expect([say("cart.title"), say("cart.later"), say("cart"), say("cart.title.more")]).toEqual([
		"Your bag",
		"cart.later",
		"cart",
		"cart.title.more",
	]);
	add({ cart: { later: "Saved for later" } });
	expect([say("cart.later"), say("cart.title")]).toEqual(["Saved for later", "Your bag"]);
});
