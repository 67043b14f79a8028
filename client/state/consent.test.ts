import { afterEach, expect, test, vi } from "vitest";
import { allowedInitials, keepOptional, mayKeep } from "./consent.ts";

afterEach(() => vi.unstubAllGlobals());

const browser = (cookie: string, signals: { globalPrivacyControl?: boolean; doNotTrack?: string } = {}) => {
	const kept = new Map<string, string>();
	vi.stubGlobal("document", { cookie });
	vi.stubGlobal("navigator", signals);
	vi.stubGlobal("localStorage", { setItem: (name: string, text: string) => kept.set(name, text) });
	return kept;
};

// proves consent-1, consent-6
test("optional data is stored only with consent to its category", () => {
	const kept = browser("a=b; consent=1.ap");
	expect([allowedInitials(), mayKeep("marketing")]).toEqual(["ap", false]);
	keepOptional("personalisation", "shop.viewed.x", "[]");
	keepOptional("marketing", "shop.newsletter", "1");
	expect([...kept.keys()]).toEqual(["shop.viewed.x"]);
});

test("a shopper who has not chosen is asked, and nothing is stored", () => {
	const kept = browser("consent=2.apm");
	keepOptional("analytics", "shop.searched", "[]");
	expect([allowedInitials(), kept.size]).toEqual([undefined, 0]);
});

// proves consent-3
test.each([{ globalPrivacyControl: true }, { doNotTrack: "1" }])(
	"%j: nothing is allowed, and the shopper is not asked",
	(signals) => {
		browser("consent=1.apm", signals);
		expect([allowedInitials(), mayKeep("analytics")]).toEqual(["", false]);
	},
);
