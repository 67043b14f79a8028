import { expect, test } from "vitest";
import { type AskSpace, checkContentSpace } from "./check-space.ts";
import { printFindings, stopsDevelopment } from "./finding.ts";

const vars = {
	CONTENTFUL_SPACE: "space",
	CONTENTFUL_DELIVERY_TOKEN: "delivery",
	CONTENTFUL_PREVIEW_TOKEN: "preview",
	CONTENTFUL_WEBHOOK_SECRET: "s".repeat(64),
};
const answer: AskSpace = async ({ url, token }) => [
	{ isFine: token === "delivery", text: `${url} answers.` },
];

// proves shell-38
test("a house without a space has nothing to say of one", async () => {
	expect(await checkContentSpace({}, answer)).toEqual([]);
});

// proves shell-38
test("a space is named, and asked at the address of the shop's content", async () => {
	expect(printFindings(await checkContentSpace(vars, answer))).toContain(
		"https://graphql.contentful.com answers.",
	);
	const own = await checkContentSpace({ ...vars, CONTENT_URL: "http://127.0.0.1:8788/" }, answer);
	expect(printFindings(own)).toContain("http://127.0.0.1:8788 answers.");
	expect(own.every(({ state }) => state === "fine")).toBe(true);
});

// proves shell-38
test("a space without a token stops, and one that does not answer is noted", async () => {
	expect(
		stopsDevelopment(await checkContentSpace({ ...vars, CONTENTFUL_DELIVERY_TOKEN: undefined }, answer)),
	).toBe(true);
	expect(stopsDevelopment(await checkContentSpace({ ...vars, CONTENTFUL_LOCALES: "en:en-US" }, answer))).toBe(
		true,
	);
	const silent = await checkContentSpace({ ...vars, CONTENTFUL_DELIVERY_TOKEN: "other" }, answer);
	expect(silent.map(({ state }) => state)).toEqual(["fine", "note"]);
	const late = await checkContentSpace({ ...vars, CONTENTFUL_WEBHOOK_SECRET: undefined }, answer);
	expect(printFindings(late)).toContain("CONTENTFUL_WEBHOOK_SECRET");
});
