import { describe, expect, test } from "vitest";
import { newShopper } from "./setup/shopper.ts";

/** Each test has its own locale, so that no cache knows its content yet. */
const open = async (path: string) => {
	const response = await newShopper().fetch(path);
	return { status: response.status, html: await response.text() };
};
const inserts = (html: string): number => html.match(/data-insert=/g)?.length ?? 0;
const tiles = (html: string): number => html.match(/<article/g)?.length ?? 0;

// proves list-10
test("editors' content replaces four of twenty-four products", async () => {
	const { html } = await open("/en-it/men/coats-jackets");
	// The product of the card is shown as a tile, too.
	expect([inserts(html), tiles(html)]).toEqual([1, 20 + 1]);
	const next = await open("/en-it/men/coats-jackets?page=2");
	expect([inserts(next.html), tiles(next.html)]).toEqual([0, 24]);
});

test("a list loads no part that it does not show", async () => {
	const { html } = await open("/en-it/men/coats-jackets");
	expect(html).toMatch(/\/assets\/inserts\.part-[\w-]+\.js/);
	expect((await open("/en-it/women/jeans")).html).not.toMatch(/\/assets\/(insert|card)/);
});

describe("while the content service", () => {
	test.each([
		["is down", "/de-at/gifts", "content:503"],
		["is slow", "/fr-ch/gifts", "content:latency=8000"],
		["answers nonsense", "/en-kr/gifts", "content:malformed"],
	])("%s, the list is shown without its content", async (_, path, fault) => {
		const { status, html } = await open(`${path}?fault=${fault}`);
		expect([status, inserts(html), tiles(html)]).toEqual([200, 0, 24]);
	});
});
