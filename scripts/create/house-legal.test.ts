import { expect, test } from "vitest";
import { legalContent, listLegalLinks, writeLegal } from "./house-legal.ts";

const options = {
	name: "Corvo",
	company: "Corvo s.r.l., Via Roma 1, Torino",
	email: "care@corvo.example",
	withdrawalDays: 14,
	tax: 22,
	sites: [{ countries: ["IT", "DE"] }, { countries: ["DE", "CH"] }],
};
const say = (text: object) => ({ ...text }) as Record<string, string>;

// proves legal-1
test("the documents of a new house name its company, its address and its term", () => {
	const content = legalContent(options, say);
	const texts = JSON.stringify(content);
	expect(texts).not.toMatch(/\{(?:company|email|days|name)\}/);
	for (const fact of [options.company, options.email, "within 14 days"]) expect(texts).toContain(fact);
	for (const { link } of listLegalLinks(options)) expect(content).toHaveProperty([`cta/${link}`]);
});

// proves legal-1
test("a house whose buyers have no right to withdraw has no document on it", () => {
	const without = { ...options, withdrawalDays: 0 };
	expect(Object.keys(legalContent(without, say)).join()).not.toContain("withdrawal");
	expect(writeLegal(without, "2026-11-30")).toContain("withdrawal: fact(null)");
});

// proves legal-1
test("each country of a new house has a set, to be confirmed by local counsel", () => {
	const source = writeLegal(options, "2026-11-30");
	expect(source).toContain('{"IT":usual,"DE":usual,"CH":usual}');
	expect(source).toContain("TO_BE_CONFIRMED");
	expect(source).toContain('"2026-11-30"');
});
