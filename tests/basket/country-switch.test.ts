import { expect, test } from "vitest";
import { newShopper, type Shopper } from "../setup/shopper.ts";

type Item = { itemId: string; productId: string; quantity: number; totalText: string };
type Basket = { currency: string; count: number; totalText: string; items: Item[] };

const basketIn = async (shopper: Shopper, locale: string): Promise<Basket> =>
	((await (await shopper.fetch(`/api/${locale}/basket`)).json()) as { basket: Basket }).basket;
const quantities = ({ items }: Basket) =>
	Object.fromEntries(items.map(({ productId, quantity }) => [productId, quantity]));

const post = (shopper: Shopper, path: string, fields: Record<string, string>) =>
	shopper.fetch(path, {
		method: "POST",
		body: new URLSearchParams(fields),
		headers: { "content-type": "application/x-www-form-urlencoded" },
	});
const addTo = (shopper: Shopper, locale: string, productId: string, quantity = "1") =>
	post(shopper, `/${locale}/cart`, { intent: "add", productId, quantity });
const moveTo = async (
	shopper: Shopper,
	from: string,
	country: string,
	path = `/${from}/cart`,
): Promise<string | null> =>
	(await post(shopper, `/${from}/preferences`, { country, path })).headers.get("location");

/** A midi dress that every site sells, and chinos that have no price in Kuwait. */
const DRESS = "800000000003";
const CHINOS = "800000200003";

// proves basket-1, basket-11
test("currency and prices change, products and quantities stay, and lines not sold there are named and kept", async () => {
	const shopper = newShopper();
	await addTo(shopper, "en-it", DRESS, "2");
	await addTo(shopper, "en-it", CHINOS);
	expect(quantities(await basketIn(shopper, "en-it"))).toEqual({ [DRESS]: 2, [CHINOS]: 1 });

	const location = await moveTo(shopper, "en-it", "KW");
	expect(location).toBe("/en-kw/cart?notice=itemsDropped");
	expect(await (await shopper.fetch(location ?? "")).text()).toContain(
		"Some items are not available in this country and have been removed.",
	);
	const inKuwait = await basketIn(shopper, "en-kw");
	expect(inKuwait.currency).toBe("KWD");
	expect(quantities(inKuwait)).toEqual({ [DRESS]: 2 });

	expect(await moveTo(shopper, "en-kw", "SA")).toBe("/en-sa/cart");
	expect((await basketIn(shopper, "en-sa")).currency).toBe("SAR");
	expect(await moveTo(shopper, "en-sa", "IT")).toBe("/en-it/cart");
	const home = await basketIn(shopper, "en-it");
	expect(home.currency).toBe("EUR");
	expect(quantities(home)).toEqual({ [DRESS]: 2, [CHINOS]: 1 });
});

test("items removed or added abroad are removed or added at home", async () => {
	const shopper = newShopper();
	await addTo(shopper, "en-it", DRESS, "2");
	await moveTo(shopper, "en-it", "JP");
	await addTo(shopper, "en-jp", CHINOS);
	const dress = (await basketIn(shopper, "en-jp")).items.find(({ productId }) => productId === DRESS);
	await post(shopper, "/en-jp/cart", { intent: "remove", itemId: dress?.itemId ?? "" });
	await moveTo(shopper, "en-jp", "IT");
	expect(quantities(await basketIn(shopper, "en-it"))).toEqual({ [CHINOS]: 1 });
});

test("a change of country leads to the same page, and creates no basket", async () => {
	const shopper = newShopper();
	expect(await moveTo(shopper, "en-it", "SA", "/en-it/women/dresses?prefn1=c_color&prefv1=black")).toBe(
		"/en-sa/women/dresses?prefn1=c_color&prefv1=black",
	);
	expect(await moveTo(shopper, "en-us", "CA", "/en-us/women/dresses")).toBe("/en-ca/women/dresses");
	expect([...shopper.cookies.keys()].sort()).toEqual(["preferredCountry", "preferredLanguage"]);
});

// proves locale-6
test.each([
	["/women/dresses?prefn1=c_color&prefv1=black", 200],
	["/VT10001-emerald.html", 301],
	["/search?q=dress", 200],
	["/about", 200],
	["/stores", 200],
	["/women/nosuch", 404],
	["/VT99999-nosuch.html", 404],
])(
	"a change of site from %s leads to the same page, or to the home page if it is 404 there",
	async (path, status) => {
		const shopper = newShopper();
		expect((await shopper.fetch(`/en-us${path}`)).status).toBe(status);
		expect(await moveTo(shopper, "en-it", "US", `/en-it${path}`)).toBe(
			status === 404 ? "/en-us/" : `/en-us${path}`,
		);
	},
);
