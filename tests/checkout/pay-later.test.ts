import { expect, test } from "vitest";
import { newShopper, type Shopper } from "../setup/shopper.ts";

type PayLater = { place: string; script: string; amount: number; currency: string };
type Express = { payLater?: PayLater };
type Data = { price: { value: number; currency: string }; express?: Express; productExpress?: Express };

const readData = async (shopper: Shopper, path: string): Promise<Data> => {
	const response = await shopper.fetch(`/_page${path}`);
	expect([path, response.status]).toEqual([path, 200]);
	return ((await response.json()) as { page: { data: Data } }).page.data;
};
/** The address of a product differs between languages, so the product is found by its id. */
const productIn = async (locale: string): Promise<Data> => {
	const shopper = newShopper();
	const path = `/${locale}/VT10001-emerald.html`;
	const led = await shopper.fetch(path);
	await led.arrayBuffer();
	return readData(shopper, led.headers.get("location") ?? path);
};

// proves wallets-15
test.each(["en-it", "de-de", "fr-fr", "ar-fr", "zh-us", "ja-jp", "en-gb"])(
	"in %s a product's pay-later line has its price in the country's currency",
	async (locale) => {
		const { price, productExpress } = await productIn(locale);
		expect(productExpress?.payLater).toMatchObject({
			place: "product",
			amount: price.value,
			currency: price.currency,
		});
		const script = new URL(productExpress?.payLater?.script ?? "");
		expect(Object.fromEntries(script.searchParams)).toMatchObject({
			components: "buttons,messages",
			currency: price.currency,
		});
	},
);

// proves wallets-15
test.each(["en-se", "ko-kr", "en-sa"])(
	"in %s, which the configuration does not name, there is no pay-later line",
	async (locale) => {
		expect((await productIn(locale)).productExpress?.payLater).toBeUndefined();
	},
);

// proves wallets-15
test("a bag's pay-later line has the remaining amount, and the page's policy allows the script", async () => {
	const shopper = newShopper();
	const added = await shopper.fetch("/en-it/cart", {
		method: "POST",
		body: new URLSearchParams({ intent: "add", productId: "800004700205" }),
	});
	await added.arrayBuffer();
	const bag = await shopper.fetch("/en-it/cart");
	await bag.arrayBuffer();
	const payLater = (await readData(shopper, "/en-it/cart")).express?.payLater;
	const offers = (await (await shopper.fetch("/api/en-it/wallets/offers?place=cart")).json()) as {
		express: { payLater?: PayLater };
	};
	const session = (await (await shopper.fetch("/api/en-it/session")).json()) as {
		basket: { totalText: string };
	};
	expect(payLater).toMatchObject({ place: "cart", currency: "EUR" });
	expect(offers.express.payLater).toEqual(payLater);
	const euros = new Intl.NumberFormat("de", { useGrouping: "always" }).format(payLater?.amount ?? 0);
	expect(session.basket.totalText.replace(/[^\d.,]/g, "")).toBe(euros);
	const { origin, pathname } = new URL(payLater?.script ?? "");
	expect(bag.headers.get("content-security-policy")).toContain(origin + pathname);
});
