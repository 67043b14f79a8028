import { sizeCharts } from "@vetrina/demo-house/settings/size-charts.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { showSize } from "@vetrina/shop-rules/sizes/show-size.ts";
import { expect, test } from "vitest";
import { uniqueEmail } from "../checkout/shopper-in-checkout.ts";
import { addressIn } from "../setup/address-in.ts";
import { mailOf } from "../setup/outbox.ts";
import { buyIn, orderNoOf, plan } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/** Twenty units of size 40 are in stock, and no other test buys them. */
const COAT = "VT10056-navy";
const VARIANT = "800000550002";
const VALUE = "40";
/** Milliseconds: each market buys once, which takes some twenty requests. */
const PURCHASE_MS = 60_000;

type Market = [locale: string, coat: string, shoes: string];
const MARKETS: readonly Market[] = [
	["en-us", "US 4 · IT 40", "US 8 · EU 38"],
	["ja-jp", "JP 9 · IT 40", "JP 24.5 cm · EU 38"],
	["ko-kr", "KR 55 · IT 40", "KR 245 mm · EU 38"],
	["en-gb", "UK 8 · IT 40", "UK 5 · EU 38"],
	["de-de", "DE 34 · IT 40", "EU 38"],
	["it-it", "IT 40", "EU 38"],
];

const read = async (shopper: Shopper, path: string): Promise<string> => {
	const response = await shopper.fetch(path);
	const location = response.headers.get("location");
	if (location !== null) return read(shopper, location);
	expect(response.status, path).toBe(200);
	return (await response.text()).replaceAll("\u00a0", " ");
};

// proves product-19
test.each(MARKETS)(
	"every place in %s names the size %s",
	async (locale, name, shoes) => {
		const [language = "", country = ""] = locale.split("-");
		const size = { value: VALUE, label: VALUE, guide: "women-clothing" };
		const shown = showSize(size, sizeCharts, country.toUpperCase());
		expect(shown.name.replaceAll("\u00a0", " ")).toBe(name);
		const shopper = newShopper();
		const product = await read(shopper, `/${locale}/${COAT}.html`);
		expect(product).toMatch(new RegExp(`aria-label="[^"]*${name}[^>]*value="${VARIANT}"`));
		expect(product).toContain(`>${shown.label.replaceAll("\u00a0", " ")}<`);
		const { size: specified } = /<script type="application\/ld\+json"[^>]*>({[^<]*"Product"[^<]*})<\/script>/
			.exec(product)
			?.slice(1)
			.map((text) => JSON.parse(text) as { size: { name: string }[] })[0] ?? { size: [] };
		expect(specified.map((one) => one.name)).toContain(/(?<=^\w\w )\w+/.exec(name)?.[0]);

		const list = await read(shopper, `/${locale}/women/coats-jackets/coats?prefn1=c_size&prefv1=${VALUE}`);
		expect(list).toContain(name);
		expect(list).not.toMatch(/>40</);
		expect(await read(shopper, `/${locale}/shoes/women`)).toContain(shoes);
		expect(await read(shopper, `/${locale}/notify-me?productId=${VARIANT}`)).toContain(name);
		expect(await read(shopper, `/${locale}/find-in-store?productId=${VARIANT}`)).toContain(name);
		const [first = "", second = ""] = /<thead>.*?<\/thead>/
			.exec(await read(shopper, `/${locale}/size-guide?productId=${COAT}`))?.[0]
			.match(/(?<=<th[^>]*>)[^<]+/g) ?? [""];
		const [system = ""] = name.split(" ");
		expect([first, second]).toEqual(system === "IT" ? ["IT", expect.anything()] : [system, "IT"]);

		const email = uniqueEmail();
		const address = addressIn(country.toUpperCase(), language as Language);
		const placed = await buyIn(shopper, { locale, productId: VARIANT, email, address });
		const orderNo = orderNoOf(placed);
		expect(await read(shopper, placed)).toContain(name);
		expect(await read(shopper, `/${locale}/order?orderNo=${orderNo}`)).toContain(name);
		const { text } = await mailOf(email, "order-confirmation");
		expect(text.replaceAll("\u00a0", " ")).toContain(`, ${name}`);
		await plan(orderNo, ["shipped", "delivered"]);
		const back = await read(shopper, `/${locale}/return?orderNo=${orderNo}`);
		expect(back).toContain(name);

		await shopper.fetch(`/${locale}/cart`, {
			method: "POST",
			body: new URLSearchParams({ intent: "add", productId: VARIANT }),
		});
		expect(await read(shopper, `/${locale}/cart`)).toContain(name);
		const session = await read(shopper, `/api/${locale}/session`);
		expect(JSON.parse(session)).toMatchObject({ basket: { items: [{ size: name }] } });
	},
	PURCHASE_MS,
);
