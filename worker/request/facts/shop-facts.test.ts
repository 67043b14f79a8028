import { expect, test } from "vitest";
import { type NotedFact, openFact, sealFact } from "./shop-facts.ts";

const SECRET = "a secret of at least thirty-two characters";
const NOW = 1_764_400_000_000;
const one: NotedFact = {
	id: "a3bb189e-8bf9-4d3b-8f37-0f1f5a0a6f00",
	at: NOW,
	locale: { siteId: "vetrina-eu", country: "IT", language: "en", currency: "EUR", prefix: "/en-it" },
	fact: {
		name: "add_to_cart",
		addType: "addToCart",
		line: { productId: "1", name: "Sandale été ~ 店", quantity: 2, price: 19.9 },
	},
	attribution: { path: "/en-it/", pageType: "home" },
};

// proves event-21
test("a sealed fact comes back unchanged", async () => {
	const sealed = await sealFact(SECRET, one);
	expect(sealed).toMatch(/^[\w.-]+$/);
	expect(await openFact(SECRET, sealed, { now: NOW, name: "add_to_cart" })).toEqual(one);
});

// proves event-21
test.each<[string, (sealed: string) => string]>([
	["nothing", () => ""],
	["a foreign text", () => "1.2.3"],
	["a changed fact", (sealed) => `${sealed.slice(0, -4)}AAAA`],
	["a fact without its seal", (sealed) => sealed.slice(sealed.indexOf("."))],
])("%s is no fact", async (_, change) => {
	expect(await openFact(SECRET, change(await sealFact(SECRET, one)), { now: NOW })).toBeNull();
});

test("a fact is of its own name, and a day old at most", async () => {
	const sealed = await sealFact(SECRET, one);
	expect(await openFact(SECRET, sealed, { now: NOW, name: "cart_updated" })).toBeNull();
	expect(await openFact(SECRET, sealed, { now: NOW + 86_400_001 })).toBeNull();
	expect(await openFact(`${SECRET}!`, sealed, { now: NOW })).toBeNull();
});
