import { expect, inject, test } from "vitest";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { buy, send } from "../setup/purchase.ts";
import { newShopper } from "../setup/shopper.ts";

/** The page as the browser's code receives it. */
const readData = (html: string): { sections?: unknown } => {
	const [, json = "{}"] = /<script id="page" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
	return (JSON.parse(json) as { data?: object }).data ?? {};
};

// proves content-34
test("the sections of the account are the same for all customers, and each page is one customer's", async () => {
	const open = async (firstName: string) => {
		const shopper = newShopper();
		const email = await newCustomer(inject("commerce"), { firstName });
		await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
		const response = await shopper.fetch("/en-it/myaccount");
		expect(response.headers.get("cache-control")).toContain("no-store");
		return response.text();
	};
	const [anna, bruno] = [await open("Anna"), await open("Bruno")];
	expect(anna).toContain("At your service");
	expect(readData(anna).sections).toEqual(readData(bruno).sections);
	expect(bruno).toContain("Bruno");
	expect(bruno).not.toContain("Anna");
});

// proves content-34
test("the confirmation of an order ends with the editors' sections", async () => {
	const shopper = newShopper();
	const placed = await buy(shopper);
	const html = await (await shopper.fetch(placed)).text();
	expect(html.indexOf("While we wrap it, something to read.")).toBeGreaterThan(
		html.indexOf("anna@vetrina.example"),
	);
});

// proves content-35
test("a bag has the sections of all bags, and a dress has none", async () => {
	const first = async (list: string) => {
		const html = await (await newShopper().fetch(list)).text();
		const [, path = ""] = /href="([^"]+\.html)"/.exec(html) ?? [];
		return (await newShopper().fetch(path)).text();
	};
	expect(await first("/en-it/bags/handbags")).toContain("Nine hours for a bag");
	expect(readData(await first("/en-it/women/dresses")).sections).toEqual([]);
});

// proves content-34
test.each([
	["/account", 404],
	["/error", 404],
	["/splash", 404],
	["/confirmation", 404],
])("%s is no address", async (slug, status) => {
	expect((await newShopper().fetch(`/en-it${slug}`)).status).toBe(status);
});
