import { checkTheme } from "@vetrina/shop-rules/theme/check-theme.ts";
import { contrast } from "@vetrina/shop-rules/theme/colors.ts";
import type { Hex } from "@vetrina/shop-rules/theme/theme.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { deriveTheme } from "./derive-theme.ts";
import { readFlags, readOptions } from "./house-options.ts";
import { readPriceForm } from "./price-format.ts";

test("flags answer the questions, and the usual answers fill the rest", () => {
	const flags = ["--name", "Corvo è bello", "--languages", "it, en", "--countries", "it,de"];
	expect(readOptions(readFlags(flags))).toMatchObject({
		id: "corvo-e-bello",
		languages: ["it", "en"],
		countries: ["IT", "DE"],
		currency: "EUR",
		email: "care@corvo-e-bello.example",
	});
});

test.each([
	["name", "???"],
	["languages", "it,tlh"],
	["languages", ","],
	["countries", "Italy"],
	["countries", "QQ"],
	["currency", "EURO"],
	["tax", "twenty"],
	["tax", "-1"],
	["email", "care"],
	["paper", "white"],
	["ink", "#fff;}"],
])("--%s %s is refused by its name", (option, answer) => {
	const options = readOptions({ name: "Corvo", email: "care@corvo.example", [option]: answer });
	expect(options).toEqual({ faults: [expect.stringContaining(`--${option}`)] });
});

test("a flag that is no question is refused", () =>
	expect(() => readFlags(["--colour", "red"])).toThrow("--colour"));

const hex = fc
	.tuple(fc.nat(255), fc.nat(255), fc.nat(255))
	.map((channels): Hex => `#${channels.map((one) => one.toString(16).padStart(2, "0")).join("")}`);

test("a theme of three colours that can be read on each other has no fault, light or dark", () =>
	fc.assert(
		fc.property(hex, hex, hex, (paper, ink, accent) => {
			fc.pre(contrast(ink, paper) > 7 && contrast(accent, paper) > 6);
			expect(checkTheme(deriveTheme({ paper, ink, accent }))).toEqual([]);
		}),
	));

test.each([
	["it", "IT", "EUR", { decimalSeparator: ",", currencyFirst: false, decimals: 2, symbol: "€" }],
	[
		"en",
		"US",
		"USD",
		{ thousandSeparator: ",", decimalSeparator: ".", currencyFirst: true, spacing: "", symbol: "$" },
	],
	["ja", "JP", "JPY", { currencyFirst: true, decimals: 0 }],
	["en", "KW", "KWD", { decimals: 3 }],
])("prices of %s-%s in %s are as CLDR writes them", (language, country, currency, form) =>
	expect(readPriceForm(language, country, currency)).toMatchObject(form),
);
