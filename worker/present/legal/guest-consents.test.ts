import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, test } from "vitest";
import { toSiteSettings } from "../../platform/site-settings.ts";
import { listConsentBoxes, needsGuestConsents, readConsents } from "./guest-consents.ts";

const pages = { privacy: "/privacy", imprint: "/imprint" };
const settings = toSiteSettings({
	legal: {
		AA: {
			pages,
			minimumAge: 14,
			guestConsents: { transfer: "required", age: "required", marketing: "optional" },
		},
		BB: { pages, guestConsents: { marketing: "optional" } },
	},
});
const listBoxes = (country: string, language = "ko") =>
	listConsentBoxes({ country, language, prefix: `/${language}-xx` } as SiteLocale, settings);
const now = new Date("2026-11-30T22:00:00Z");

// proves legal-11
test("a guest has a box for each consent of the market, which says whether it is required and links to its document", async () => {
	const boxes = await listBoxes("AA");
	expect(boxes.map(({ id, isRequired }) => [id, isRequired])).toEqual([
		["age", true],
		["transfer", true],
		["marketing", false],
	]);
	const [age, transfer, marketing] = boxes.map(({ parts }) => parts);
	expect(age).toEqual([{ text: "(필수) 만 14세 이상입니다" }]);
	expect(transfer?.map(({ href }) => href)).toContain("/ko-xx/privacy");
	expect(marketing?.[0]?.text).toMatch(/^\(선택\)/);
	expect(marketing?.map(({ href }) => href)).toContain("/ko-xx/imprint");
	expect(await listBoxes("CC")).toEqual([]);
});

// proves legal-11
test("the record of an order has each box, its answer, the version of its words, and the time", async () => {
	const boxes = await listBoxes("AA");
	const ticked = Object.fromEntries(boxes.slice(0, 2).map(({ id, version }) => [`consent-${id}`, version]));
	expect(readConsents(boxes, ticked, now)).toEqual(
		boxes.map(({ id, version }, at) => ({
			id,
			isGiven: at < 2,
			text: version,
			at: "2026-11-30T22:00:00.000Z",
		})),
	);
	expect(readConsents(boxes, { ...ticked, "consent-age": "on" }, now)).toBeUndefined();
	expect(readConsents(boxes, {}, now)).toBeUndefined();
	expect(readConsents(await listBoxes("BB"), {}, now)?.[0]?.isGiven).toBe(false);
});

// proves legal-11
test("other words, as those of another language, are another version", async () => {
	const versions = await Promise.all(
		["ko", "en", "zh"].map(async (one) => (await listBoxes("AA", one))[1]?.version),
	);
	expect(new Set(versions).size).toBe(3);
	for (const version of versions) expect(version).toMatch(/^[a-z]{2}-AA-[\w-]{8}$/);
});

// proves legal-11
test("only required consents keep guests from ordering without the form", () =>
	expect(["AA", "BB", "CC"].filter((country) => needsGuestConsents(settings, country))).toEqual(["AA"]));
