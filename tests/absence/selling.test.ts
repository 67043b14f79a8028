import { legacyRedirects } from "@vetrina/demo-house/settings/legacy-redirects.ts";
import { beforeAll, expect, test } from "vitest";
import { addressIn } from "../setup/address-in.ts";
import { PASSWORD } from "../setup/customer.ts";
import { orderNoOf, reviewedBasketId } from "../setup/purchase.ts";
import { STAPLE } from "../setup/restock.ts";
import { startSeededShop } from "../setup/seeded-shop.ts";
import { newShopper } from "../setup/shopper.ts";
import { BARE_INSTANCE } from "./bare-instance.ts";

const LOCALE = "de-de";
const CHECKOUT = `/${LOCALE}/checkout`;

const shop = startSeededShop("bare", {
	sites: ["vetrina-eu"],
	storefrontVars: { PLATFORM_WAYS: "routes=scapi,registration=scapi" },
});

beforeAll(() => shop().setFaults(BARE_INSTANCE));

// proves platform-19
test("with SCAPI and SLAS alone, a guest finds a product, puts it into the bag and orders", async () => {
	const shopper = newShopper({}, shop().storefront);
	const open = async (path: string): Promise<string> => {
		const response = await shopper.fetch(path);
		expect([path, response.status]).toEqual([path, 200]);
		return response.text();
	};
	const send = async (path: string, fields: Record<string, string>): Promise<string> => {
		const response = await shopper.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
		await response.arrayBuffer();
		expect([path, fields.intent, response.status]).toEqual([path, fields.intent, 303]);
		return response.headers.get("location") ?? "";
	};

	const home = await open(`/${LOCALE}/`);
	expect(home).toContain(`href="/${LOCALE}/women"`);
	const list = await open(`/${LOCALE}/search?q=seide`);
	const product = new RegExp(`href="(/${LOCALE}/[^"?]+\\.html)`).exec(list)?.[1] ?? "";
	const page = await open(product);
	// The only size, or the first that can be bought.
	const inputs = [...page.matchAll(/<input[^>]* name="productId"[^>]*>/g)].map(([tag]) => tag);
	const productId = / value="([^"]+)"/.exec(inputs.find((tag) => !/ disabled/.test(tag)) ?? "")?.[1] ?? "";

	await send(`/${LOCALE}/cart`, { intent: "add", productId });
	expect(await open(`/${LOCALE}/cart`)).toContain(product);
	await send(CHECKOUT, { intent: "contact", email: "bare@vetrina.example" });
	await send(CHECKOUT, { intent: "delivery", ...addressIn("DE", "de") });
	await open(`${CHECKOUT}?step=payment`);
	expect(await send(CHECKOUT, { intent: "pay", method: "invoice" })).toBe(`${CHECKOUT}?step=review`);
	const review = await open(`${CHECKOUT}?step=review`);
	const placed = await send(CHECKOUT, { intent: "place", basketId: reviewedBasketId(review) });
	expect(placed).toContain("/checkout/confirmation?orderNo=");
	expect(await open(placed)).toContain(orderNoOf(placed));
});

// proves platform-21
test("with SCAPI and SLAS alone, a shopper makes an account and signs in", async () => {
	const email = `bare-${crypto.randomUUID()}@vetrina.example`;
	const send = async (path: string, fields: Record<string, string>): Promise<string | null> => {
		const shopper = newShopper({}, shop().storefront);
		const response = await shopper.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
		return response.headers.get("location");
	};
	const person = { firstName: "Ada", lastName: "Bianchi", country: "DE", privacy: "on" };
	expect(await send(`/${LOCALE}/register`, { email, password: PASSWORD, ...person })).toContain("registered");
	expect(await send(`/${LOCALE}/login`, { email, password: PASSWORD })).not.toContain("/login");
});

// proves platform-21
test("with SCAPI and SLAS alone, addresses that merchants have moved lead on", async () => {
	const shopper = newShopper({}, shop().storefront);
	const [[from, { to }] = ["", { to: "" }]] = Object.entries(legacyRedirects).filter(
		([, move]) => !Object.hasOwn(legacyRedirects, move.to) && move.status === 301,
	);
	const response = await shopper.fetch(`/${LOCALE}${from}`);
	expect([response.status, response.headers.get("location")]).toEqual([301, `/${LOCALE}${to}`]);
});

// proves platform-19
test("with SCAPI and SLAS alone, a customer orders and reads the order in the history", async () => {
	const shopper = newShopper({}, shop().storefront);
	const email = `bare-${crypto.randomUUID()}@vetrina.example`;
	const send = async (path: string, fields: Record<string, string>): Promise<string> => {
		const response = await shopper.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
		await response.arrayBuffer();
		expect([path, fields.intent, response.status]).toEqual([path, fields.intent, 303]);
		return response.headers.get("location") ?? "";
	};
	const person = { firstName: "Ada", lastName: "Bianchi", country: "DE", privacy: "on" };
	await send(`/${LOCALE}/register`, { email, password: PASSWORD, ...person });
	await send(`/${LOCALE}/cart`, { intent: "add", productId: STAPLE });
	await send(CHECKOUT, { intent: "contact", email });
	await send(CHECKOUT, { intent: "delivery", ...addressIn("DE", "de") });
	await send(CHECKOUT, { intent: "pay", method: "invoice" });
	const review = await (await shopper.fetch(`${CHECKOUT}?step=review`)).text();
	const orderNo = orderNoOf(await send(CHECKOUT, { intent: "place", basketId: reviewedBasketId(review) }));
	for (const path of ["orders", `order?orderNo=${orderNo}`]) {
		const response = await shopper.fetch(`/${LOCALE}/${path}`);
		expect([path, response.status]).toEqual([path, 200]);
		expect(await response.text()).toContain(orderNo);
	}
});
