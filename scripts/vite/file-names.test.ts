import { expect, test } from "vitest";
import { fileName } from "./file-names.ts";

// proves shell-20
test.each([
	["use-fraud-beacon", "assets/part-x.js"],
	["ask-for-consent.css", "assets/part-x.js"],
	["track-order", "assets/part-x.js"],
	["ads", "assets/part-x.js"],
	["google-pay", "assets/part-x.js"],
	[undefined, "assets/part-x.js"],
	["address-fields", "assets/[name]-x.js"],
	["screen", "assets/[name]-x.js"],
	["loadable", "assets/[name]-x.js"],
])("%s is built as %s", (name, expected) => expect(fileName(name, "x.js")).toBe(expected));
