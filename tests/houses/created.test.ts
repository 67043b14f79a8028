import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { theme as demo } from "@vetrina/demo-house/theme.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHouse } from "../../scripts/create/create-house.ts";
import { readOptions } from "../../scripts/create/house-options.ts";
import { GOODS } from "../../scripts/create/sample-goods.ts";
import { root } from "../../scripts/lib/run.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";
import { type RunningHouse, startHouse } from "./start-house.ts";

/** `npm run create` makes a house, and a shopper walks through it. */

const FOLDER = resolve(root, ".cache/created/corvo-house");
const COLOURS = { paper: "#101114", ink: "#f2f2ee", accent: "#ff8f6b" };

let house: RunningHouse;
let shopper: Shopper;

beforeAll(async () => {
	const options = readOptions({
		name: "Corvo",
		languages: "it,en",
		countries: "IT,DE",
		tax: "22",
		...COLOURS,
	});
	if ("faults" in options) throw new Error(options.faults.join());
	rmSync(FOLDER, { recursive: true, force: true });
	createHouse(FOLDER, options);
	house = await startHouse(FOLDER);
	shopper = newShopper({}, house.storefront);
}, 240_000);

afterAll(() => house?.stop());

const demoColours = [...new Set(JSON.stringify(demo.colors).match(/#[0-9a-f]{6}/g))];

/** Responses contain no word and no colour of the demo house. */
async function read(path: string, status = 200): Promise<string> {
	const response = await shopper.fetch(path);
	const text = await response.text();
	expect(response.status, `${path}: ${text.slice(0, 300)}`).toBe(status);
	expect(`${path} ${text}`).not.toMatch(/vetrina|vtra/i);
	const colours = demoColours.filter((colour) => text.toLowerCase().includes(colour));
	expect([path, ...colours]).toEqual([path]);
	return text;
}

const readHref = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? "";

test("a house that was just made has its own name, words and colours, in its two languages", async () => {
	const home = await read("/it-it");
	expect(home).toContain("Oggetti per ogni giorno");
	expect(home).toContain(`<meta name="theme-color" content="${COLOURS.paper}"`);
	expect(await read("/en-de")).toContain("Things for every day");
	expect(await read("/en-it/about")).toContain("Corvo");
	const styles = await read(readHref(home, /<link rel="stylesheet" href="([^"]+)"/));
	for (const colour of Object.values(COLOURS)) expect(styles).toContain(colour);
	expect(await read("/favicon.svg")).toContain(COLOURS.ink);
	for (const path of ["/it-it/cart", "/it-it/login", "/it-it/stores", "/it-it/search?q=vaso", "/robots.txt"])
		await read(path);
	await read("/it-it/nothing-here", 404);
});

test("its ten products have pictures, and one is put into the bag", async () => {
	const lists = await Promise.all(["/it-it/table", "/it-it/living"].map((path) => read(path)));
	expect(GOODS).toHaveLength(10);
	for (const { name } of GOODS) expect(lists.join()).toContain(name.it);
	const pictures = new Set(
		lists
			.join()
			.match(/\/dw\/image\/[^"'\s,]+/g)
			?.slice(0, 12),
	);
	expect(pictures.size).toBeGreaterThan(0);
	for (const picture of pictures) {
		const response = await shopper.fetch(picture.replaceAll("&amp;", "&"));
		await response.arrayBuffer();
		expect([picture, response.status]).toEqual([picture, 200]);
		expect(response.headers.get("content-type")).toMatch(/^image\//);
	}
	const product = await read(readHref(lists[1] ?? "", /href="([^"]*vaso-alto[^"]*)"/i));
	expect(product).toContain("Vaso alto");
	await read("/api/it-it/session");
	const body = new URLSearchParams({ intent: "add", productId: "0001" });
	const added = await shopper.fetch("/it-it/cart", { method: "POST", body });
	expect(added.headers.get("location")).toBe("/it-it/cart?notice=added");
	expect(await read("/it-it/cart")).toMatch(/95\s€/);
});
