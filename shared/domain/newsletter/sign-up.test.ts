import { expect, test } from "vitest";
import { readDetails, type TypedDetails } from "./sign-up.ts";

const now = new Date("2026-11-23T12:00:00Z");
const read = (typed: TypedDetails) => readDetails(typed, now);

// proves newsletter-16
test.each<[string, TypedDetails, object]>([
	["nothing", {}, {}],
	["empty fields", { firstName: " ", lastName: "", gender: "", birthday: "", newsFor: [] }, {}],
	["yes", { dataCollection: true, privacy: true }, { dataCollection: true, privacy: true }],
	["no", { dataCollection: false, privacy: false }, { dataCollection: false, privacy: false }],
	[
		"names",
		{ firstName: " Zoe\u0308 ", lastName: "Davis, Jr." },
		{ firstName: "Zoë", lastName: "Davis, Jr." },
	],
	["a birthday", { birthday: "1990-02-28" }, { birthday: "1990-02-28" }],
	["a birthday of another keyboard", { birthday: "١٩٩٠/٢/٢٨" }, { birthday: "1990-02-28" }],
	[
		"interests, and one that is not offered",
		{ newsFor: ["men", "pets", "women"] },
		{ newsFor: ["women", "men"] },
	],
	["a gender", { gender: "0" }, { gender: "0" }],
	["an unknown gender", { gender: "9" }, {}],
])("keeps of %s what was said", (_what, typed, details) => {
	expect(read(typed)).toEqual({ details });
});

// proves newsletter-15, identity-20
test.each<[TypedDetails, string]>([
	[{ firstName: "<b>" }, "firstName"],
	[{ lastName: "x".repeat(101) }, "lastName"],
	[{ birthday: "1990-02-30" }, "birthday"],
	[{ birthday: "yesterday" }, "birthday"],
	[{ birthday: "1990-02-28-01" }, "birthday"],
	[{ birthday: "2010-11-24" }, "tooYoung"],
])("names the field of %j", (typed, fault) => {
	expect(read(typed)).toEqual({ fault });
});
