import { expect, test } from "vitest";
import { findMissingValues } from "./missing-values.ts";

const placeholders = new Map([
	["bag.count", new Set(["count"])],
	["bag.of", new Set(["count", "name"])],
	["bag.title", new Set<string>()],
]);
const find = (code: string) =>
	findMissingValues(code, placeholders).map(({ line, key, name }) => `${line} ${key} ${name}`);

test.each([
	['t("bag.of", { count, name: title })', []],
	['t("bag.of", { count })', ["1 bag.of name"]],
	['\n<p>{texts.t("bag.of")}</p>;', ["2 bag.of count", "2 bag.of name"]],
	['t(isOne ? "bag.count" : "bag.title")', ["1 bag.count count"]],
	['t("bag.of", values)', []],
	['t("bag.of", { ...values, count })', []],
	['t(key, { count }); at("bag.of")', []],
	['t("bag.title")', []],
])("%s", (code, missing) => {
	expect(find(code)).toEqual(missing);
});
