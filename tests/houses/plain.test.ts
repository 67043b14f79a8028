import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listKeys, readOwnTexts, readTexts } from "../../scripts/lib/texts/text-files.ts";
import type { SessionResponse } from "../../shared/contracts/shopper-api.ts";
import { mailOf } from "../setup/outbox.ts";
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

// proves locale-9
test("a second house's pages have the alternates of its countries, under the platform's codes", async () => {
	const alternatesIn = (html: string): string[] =>
		[...html.matchAll(/hreflang="([^"]*)"[^>]*href="[^"]*?(\/[a-z-]+)\/about"/gi)].map(
			([, code, prefix]) => `${code} ${prefix}`,
		);
	expect(alternatesIn(await read("/en-de/about"))).toEqual([
		"de /de-de",
		"en /en-de",
		"en-CA /en-ca",
		"en-DE /en-de",
		"fr-CA /fr-ca",
	]);
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

describe("in a regional variant", () => {
	const listTexts = (texts: object): Map<string, unknown> =>
		new Map([...listKeys(texts)].map((key) => [key, key.split(".").reduce<unknown>(pickGroup, texts)]));
	const pickGroup = (group: unknown, name: string) => (group as Record<string, unknown>)[name];
	const french = listTexts(readTexts("fr"));
	const own = listTexts(readOwnTexts("fr-CA"));

	// proves locale-8
	test("a page and its client show the variant's own texts, and those of its language for the rest", async () => {
		const html = await read("/fr-ca/login");
		expect(html).toMatch(/<html lang="fr-CA"/);
		const files = [...html.matchAll(/<link [^>]*href="([^"]+)" data-code="texts"/g)].map(
			([, href = ""]) => href,
		);
		const loaded = new Map<string, unknown>();
		for (const file of files) {
			const { default: texts } = await import(`data:text/javascript,${encodeURIComponent(await read(file))}`);
			for (const [key, text] of listTexts(texts)) loaded.set(key, text);
		}
		expect(loaded).toEqual(new Map([...loaded.keys()].map((key) => [key, own.get(key) ?? french.get(key)])));
		for (const [key, texts] of [
			["signIn.email", own],
			["signIn.password", french],
		] as const) {
			expect(loaded.get(key)).toBe(texts.get(key));
			expect(html).toContain(String(texts.get(key)));
		}
		expect(html).not.toContain(String(french.get("signIn.email")));
	});

	// proves locale-8
	test("a form, a mail and a content page speak it, too", async () => {
		const email = "ada@plain.example";
		const sent = await shopper.fetch("/fr-ca/newsletter", {
			method: "POST",
			body: new URLSearchParams({ email }),
		});
		expect(sent.headers.get("location")).toBe("/fr-ca/newsletter?notice=subscribed");
		const mail = await mailOf(email, "newsletter-welcome", house.commerce);
		expect(mail.subject).toBe("Bienvenue dans notre infolettre");
		expect(mail.text).toMatch(/^Merci de votre inscription\./);
		const refused = await shopper.fetch("/fr-ca/newsletter", {
			method: "POST",
			body: new URLSearchParams({ email: "ada" }),
		});
		expect(await read(refused.headers.get("location") ?? "")).toContain(
			"Veuillez saisir une adresse courriel valide.",
		);
		const about = await read("/fr-ca/about");
		expect(about).toContain("Qui nous sommes");
		expect(about).toContain("Nous répondons par courriel.");
	});
});
