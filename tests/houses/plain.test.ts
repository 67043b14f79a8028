import { afterAll, beforeAll, expect, test } from "vitest";
import type { SessionResponse } from "../../shared/contracts/shopper-api.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";
import { type RunningHouse, startHouse } from "./start-house.ts";

/** Replaces the demo house by another: it has its own build of both Workers, a catalogue from a file, and a shopper. */

let house: RunningHouse;
let shopper: Shopper;

beforeAll(async () => {
	house = await startHouse("tests/houses/plain");
	shopper = newShopper({}, house.storefront);
}, 120_000);

afterAll(() => house?.stop());

/** Responses must not contain a word of the demo house. */
async function read(path: string, status = 200): Promise<string> {
	const response = await shopper.fetch(path);
	const text = await response.text();
	expect(response.status, `${path}: ${text.slice(0, 300)}`).toBe(status);
	expect(`${path} ${text}`).not.toMatch(/vetrina|vtra/i);
	return text;
}

const picturesOf = (html: string): string[] => [
	...new Set([...html.matchAll(/\/dw\/image\/[^"'\s,]+/g)].map(([path]) => path.replaceAll("&amp;", "&"))),
];

test("a second house shows its own home, list and product, in its two languages", async () => {
	const home = await read("/en-de");
	expect(home).toContain("Furniture, simply");
	expect(await read("/de-de")).toContain("Möbel, ganz einfach");
	expect(await read("/en-de/about")).toContain("We make furniture.");
	expect(await read("/favicon.svg")).toContain("<circle");
	const list = await read("/en-de/living-room");
	for (const name of ["Floor lamp", "Bookshelf", "Wool rug"]) expect(list).toContain(name);
	expect(await read("/_page/en-de/living-room")).toContain("Floor lamp");
	const address = /href="([^"]*\bfloor-lamp[^"]*)"/i.exec(list)?.[1] ?? "";
	const product = await read(address);
	expect(product).toContain("With a linen shade.");
	// The document states the shape of its pictures once.
	for (const html of [home, list, product]) expect(html).toMatch(/<html [^>]*style="--frame:1"/);
	const pictures = [home, list, product].flatMap((html) => picturesOf(html).slice(0, 2));
	expect(pictures.length).toBeGreaterThan(2);
	for (const picture of pictures) {
		const response = await shopper.fetch(picture);
		await response.arrayBuffer();
		expect([picture, response.status]).toEqual([picture, 200]);
		expect(response.headers.get("content-type")).toMatch(/^image\//);
		expect(picture).not.toMatch(/vetrina|vtra/i);
	}
	await read("/en-de/nothing-here", 404);
	await read("/robots.txt");
});

test("a second house's bag keeps an added product at its price", async () => {
	await shopper.fetch("/api/en-de/session");
	const added = await shopper.fetch("/en-de/cart", {
		method: "POST",
		body: new URLSearchParams({ intent: "add", productId: "P-3" }),
	});
	expect(added.headers.get("location")).toBe("/en-de/cart?notice=added");
	expect(await read("/en-de/cart")).toContain("Floor lamp");
	const session = JSON.parse(await read("/api/en-de/session")) as SessionResponse;
	expect(session.basket?.count).toBe(1);
});

// proves identity-22
test("a house without a private client offers neither codes nor passkeys", async () => {
	const page = await read("/en-de/login");
	expect(page).toContain('name="password"');
	expect(page).not.toContain("/login-code");
	const code = await shopper.fetch("/en-de/login-code");
	expect([code.status, code.headers.get("location")]).toEqual([302, "/en-de/login"]);
});
