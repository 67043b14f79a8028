import { expect, test } from "vitest";
import { changedContext, contextSchema } from "./context-document.ts";

const before = {
	effectiveDateTime: "2026-12-20T00:00:00Z",
	sourceCode: "atelier",
	customerGroupIds: ["VIP"],
	customQualifiers: { deviceType: "mobile", platform: "web" },
	assignmentQualifiers: { store: "milano" },
	geoLocation: { city: "Milano" },
	couponCodes: ["WELCOME10"],
};

test.each([
	["nothing", {}, before],
	["nulls change nothing", { effectiveDateTime: null, sourceCode: null, geoLocation: null }, before],
	[
		"a text replaces, an empty one is taken away",
		{ sourceCode: "x", effectiveDateTime: "" },
		{ sourceCode: "x", effectiveDateTime: undefined },
	],
	[
		"lists are replaced as a whole, empty ones taken away",
		{ customerGroupIds: ["press"], couponCodes: [] },
		{ customerGroupIds: ["press"], couponCodes: undefined },
	],
	[
		"qualifiers are merged, null ones taken away",
		{ customQualifiers: { deviceType: null, app: "ios" } },
		{ customQualifiers: { platform: "web", app: "ios" } },
	],
	["an empty map is taken away", { assignmentQualifiers: {} }, { assignmentQualifiers: undefined }],
	[
		"the last qualifier takes the map along",
		{ assignmentQualifiers: { store: null } },
		{ assignmentQualifiers: undefined },
	],
	[
		"a place is replaced as a whole",
		{ geoLocation: { country: "Italy" } },
		{ geoLocation: { country: "Italy" } },
	],
	["an empty place is taken away", { geoLocation: {} }, { geoLocation: undefined }],
] as [string, object, object][])("%s", (_, change, expected) => {
	expect(changedContext(before, change)).toEqual({ ...before, ...expected });
});

test.each([
	["an unknown field", { mood: "good" }],
	["an invalid date", { effectiveDateTime: "tomorrow" }],
	["a date without zone", { effectiveDateTime: "2026-12-20T00:00:00" }],
	["an invalid address", { clientIp: "256.1.1.1" }],
	["a longitude beyond the earth", { geoLocation: { longitude: 200 } }],
	["groups as text", { customerGroupIds: "VIP" }],
	[
		"21 qualifiers",
		{ customQualifiers: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`q${at}`, "x"])) },
	],
	["a qualifier that is no text", { assignmentQualifiers: { store: 7 } }],
])("%s is no context", (_, document) => {
	expect(contextSchema.safeParse(document).success).toBe(false);
});
