import { describe, expect, test } from "vitest";
import {
	agreedChoice,
	CATEGORIES,
	mayTrack,
	mayUse,
	readChoice,
	readConsent,
	writeChoice,
} from "./consent.ts";
import { consentModeAt } from "./consent-mode.ts";

const headers = (all: Record<string, string>) => new Headers(all);

describe("a choice in a cookie", () => {
	test.each([
		[{ granted: [] }, "1."],
		[{ granted: ["analytics"] as const }, "1.a"],
		[{ granted: ["marketing", "analytics"] as const }, "1.am"],
		[{ granted: CATEGORIES, assumed: true }, "1.apm.o"],
	])("%j is %s", (choice, text) => {
		expect(writeChoice(choice)).toBe(text);
		const read = readChoice(`a=b; consent=${text}; z=1`);
		expect(read?.granted.toSorted()).toEqual([...choice.granted].sort());
		expect(read?.assumed).toBe("assumed" in choice);
	});
	// proves consent-1
	test.each([
		"",
		"consent=",
		"consent=2.apm",
		"consent=1.mpa",
		"consent=1.x",
		"xconsent=1.apm",
		"consent=1.apm.x",
	])("%j is no choice: nothing optional is allowed", (cookies) => {
		expect(readChoice(cookies)).toBeNull();
		for (const category of CATEGORIES)
			expect(mayUse(readConsent(headers({ cookie: cookies })), category)).toBe(false);
	});
});

// proves consent-3
test.each(["sec-gpc", "dnt"])("a browser's objection by %s takes precedence over a choice", (signal) => {
	const cookie = "consent=1.apm";
	expect(mayUse(readConsent(headers({ cookie })), "marketing")).toBe(true);
	expect(mayUse(readConsent(headers({ cookie, [signal]: "1" })), "marketing")).toBe(false);
	expect(mayUse(readConsent(headers({ cookie, [signal]: "0" })), "marketing")).toBe(true);
});

// proves consent-5
test("a session is tracked only if both analytics and personalisation are allowed", () => {
	const tracked = (cookie: string) => mayTrack(readConsent(headers({ cookie })));
	expect(["1.apm", "1.ap", "1.a", "1.pm", "1."].map((text) => tracked(`consent=${text}`))).toEqual([
		true,
		true,
		false,
		false,
		false,
	]);
	expect(tracked("")).toBe(false);
});

// proves consent-4
test.each([
	["US", "CA", "optOut"],
	["CA", "ON", "optOut"],
	["CA", "QC", "optIn"],
	["IT", "25", "optIn"],
	["BR", "", "optIn"],
	["", "", "optIn"],
])("a shopper in %s %s has the mode %s", (country, state, mode) => {
	const place = { country, state, stateName: "", continent: "" };
	expect(consentModeAt(place, false)).toBe(mode);
	expect(consentModeAt(place, true)).toBe("optIn");
});

test("a shopper at an unknown place is asked for consent", () =>
	expect(consentModeAt(null, false)).toBe("optIn"));

// proves consent-9
test("a refusal in browser or account is a refusal, and an assumed choice is ignored", () => {
	const all = { granted: CATEGORIES };
	const some = { granted: ["analytics", "marketing"] as const };
	expect(agreedChoice(all, some)).toEqual({ granted: ["analytics", "marketing"] });
	expect(agreedChoice({ granted: [] }, all)).toEqual({ granted: [] });
	expect(agreedChoice({ ...all, assumed: true }, some)).toEqual({ granted: ["analytics", "marketing"] });
	expect(agreedChoice(some, null)).toEqual({ granted: ["analytics", "marketing"] });
	expect(agreedChoice({ ...all, assumed: true }, null)).toBeNull();
});
