import { theme as demo } from "@vetrina/demo-house/theme.ts";
import { checkTheme } from "@vetrina/shop-rules/theme/check-theme.ts";
import { contrast } from "@vetrina/shop-rules/theme/colors.ts";
import type { Hex } from "@vetrina/shop-rules/theme/theme.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { deriveTheme } from "./derive-theme.ts";
import { houseFiles } from "./house-files.ts";
import { readFlags, readOptions } from "./house-options.ts";
import { readPriceForm } from "./price-format.ts";

test("flags answer the questions, and the usual answers fill the rest", () => {
	const flags = ["--name", "Corvo è bello", "--languages", "it, en", "--countries", "it,de"];
	expect(readOptions(readFlags(flags))).toMatchObject({
		id: "corvo-e-bello",
		languages: ["it", "en"],
		sites: [{ id: "corvo-e-bello", countries: ["IT", "DE"], currency: "EUR" }],
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
	["sites", "eu"],
	["sites", "eu=IT/EURO"],
	["sites", "eu=IT/EUR us=IT/USD"],
	["text", "Georgia"],
	["text", "fonts/none.woff2"],
	["display", "@fontsource/none"],
	["logo", "none.svg"],
	["corners", "pointed"],
	["header", "none"],
	["platform", "salesforce"],
	["platform", "salesforce=kv7kzm78/zzrf_001/client"],
	["platform", "salesforce=kv7kzm78/f_ecom_zzrf_001"],
	["content", "other"],
	["content", "contentful=two words"],
])("--%s %s is refused by its name", (option, answer) => {
	const options = readOptions({ name: "Corvo", email: "care@corvo.example", [option]: answer });
	expect(options).toEqual({ faults: [expect.stringContaining(`--${option}`)] });
});

/** Milliseconds: each house draws ten pictures. */
const HANGS_AFTER = 60_000;

const readVariables = (platform: string): Record<string, string> => {
	const options = readOptions({ name: "Corvo", platform });
	if ("faults" in options) throw new Error(options.faults.join());
	const files = houseFiles(options, deriveTheme(options.colors), "../..");
	const read = (file: string) => `${files.get(file)}`;
	const [, json = "{"] = /StorefrontHouse = (\{[\s\S]*?),\s*market:/.exec(read("storefront.ts")) ?? [];
	const { variables } = JSON.parse(`${json}}`) as { variables: Record<string, string> };
	const [, ...served] = /organizationId: "([^"]+)"[\s\S]*clientId: "([^"]+)"/.exec(read("engine.ts")) ?? [];
	// The embedded cloud answers for the same organisation and client, as `npm run doctor` demands.
	expect(served).toEqual([variables.COMMERCE_ORGANIZATION, variables.COMMERCE_CLIENT_ID]);
	expect(read("README.md").includes("platform:check")).toBe("SCAPI_URL" in variables);
	return variables;
};

// proves shell-37
test(
	"a house is served by the embedded cloud, or by an instance that its short code or address names",
	() => {
		expect(readVariables("sandbox")).not.toHaveProperty("SCAPI_URL");
		const ids = { COMMERCE_ORGANIZATION: "f_ecom_zzrf_001", COMMERCE_CLIENT_ID: "1d763261-6522" };
		expect(readVariables("salesforce=kv7kzm78/f_ecom_zzrf_001/1d763261-6522")).toMatchObject({
			...ids,
			SCAPI_URL: "https://kv7kzm78.api.commercecloud.salesforce.com",
		});
		expect(readVariables("salesforce=http://localhost:8788/f_ecom_zzrf_001/1d763261-6522")).toMatchObject({
			...ids,
			SCAPI_URL: "http://localhost:8788",
		});
	},
	HANGS_AFTER,
);

test("content is in the embedded cloud, in its stand-in of a space, or in a space", () => {
	const read = (content?: string) => readOptions({ name: "Corvo", content });
	expect(read()).not.toHaveProperty("space");
	expect(read("contentful")).toMatchObject({ space: "corvo" });
	expect(read("contentful=abc123")).toMatchObject({ space: "abc123" });
});

test("several sites have their countries and currencies", () =>
	expect(readOptions({ name: "Corvo", sites: "eu=IT,de/EUR us=US/usd" })).toMatchObject({
		sites: [
			{ id: "corvo-eu", alias: "eu", countries: ["IT", "DE"], currency: "EUR" },
			{ id: "corvo-us", alias: "us", countries: ["US"], currency: "USD" },
		],
	}));

test("a package of Fontsource becomes a typeface with its ranges, weights and an installed stand-in", () => {
	const options = readOptions({ name: "Corvo", text: "@fontsource-variable/instrument-sans" });
	const typeface = "faults" in options ? undefined : options.text?.typeface;
	expect(typeface?.kind).toBe("sans");
	expect(typeface?.files?.map(({ weight, range }) => [weight, range?.startsWith("U+")])).toEqual([
		["400 700", true],
		["400 700", true],
	]);
	// Measured by hand in a browser, for the demo.
	const byHand = demo.fonts?.text.standIn;
	for (const name of ["size", "ascent", "descent"] as const)
		expect(Math.abs((typeface?.standIn?.[name] ?? 0) / (byHand?.[name] ?? 0) - 1)).toBeLessThan(0.03);
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
