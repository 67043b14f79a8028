import { expect, inject, test } from "vitest";
import { ADDRESS } from "../setup/buyer.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { mailOf } from "../setup/outbox.ts";
import { buy, orderNoOf } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

const register = async (shopper: Shopper, email: string, firstName: string): Promise<string> => {
	const fields = { email, password: PASSWORD, firstName, lastName: "Bianchi", country: "IT", privacy: "on" };
	const response = await shopper.fetch("/en-it/register", {
		method: "POST",
		body: new URLSearchParams(fields),
	});
	return response.headers.get("location") ?? String(response.status);
};

// proves identity-18
test("one of several simultaneous registrations of an address succeeds, and the others get an error at its field", async () => {
	const email = `at-once-${crypto.randomUUID()}@vetrina.example`;
	const names = ["Ada", "Bea", "Cleo", "Dora", "Eva"];
	const shoppers = names.map(() => newShopper());
	// Addresses that differ in case are the same.
	const led = await Promise.all(
		shoppers.map((shopper, at) => register(shopper, at % 2 ? email.toUpperCase() : email, names[at] ?? "")),
	);
	expect(led.toSorted()).toEqual([
		"/en-it/myaccount?notice=registered",
		"/en-it/register",
		"/en-it/register",
		"/en-it/register",
		"/en-it/register",
	]);
	for (const [at, shopper] of shoppers.entries()) {
		const page = await (await shopper.fetch("/en-it/register")).text();
		if (led[at] === "/en-it/register") {
			expect(page).toContain("There is already an account with this email address.");
			expect(page).toContain(`value="${names[at]}"`);
		}
	}
});

const readFields = (html: string): string[] => {
	const form = /<form[^>]*action="[^"]*\/register"[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? "";
	return [...form.matchAll(/<(?:input|select)[^>]*>/g)]
		.filter(([tag]) => !tag.includes('type="hidden"'))
		.map(([tag]) => /name="([^"]+)"/.exec(tag)?.[1] ?? "");
};
const post = async (shopper: Shopper, fields: Record<string, string>): Promise<string | null> => {
	const response = await shopper.fetch("/en-it/register", {
		method: "POST",
		body: new URLSearchParams(fields),
	});
	return response.headers.get("location");
};
const read = async (shopper: Shopper, path: string): Promise<string> =>
	(await shopper.fetch(path, { headers: { accept: "text/html" } })).text();

// proves identity-17, identity-18, checkout-5
test("a guest's order is in the account that a password and the agreement open", async () => {
	const shopper = newShopper();
	const email = `ordered-${crypto.randomUUID()}@vetrina.example`;
	const orderNo = orderNoOf(await buy(shopper, undefined, email));
	const link = `/en-it/register?orderNo=${orderNo}`;
	expect(await read(shopper, `/en-it/checkout/confirmation?orderNo=${orderNo}`)).toContain(`href="${link}"`);
	const page = await read(shopper, link);
	expect(readFields(page)).toEqual(["password", "privacy"]);
	expect(page).toContain(email);
	// A refused form does not require more fields.
	expect(await post(shopper, { orderNo, password: "short", privacy: "on" })).toBe(link);
	const again = await read(shopper, link);
	expect(again).toContain("The password is too short.");
	expect(readFields(again)).toEqual(["password", "privacy"]);
	expect(await post(shopper, { orderNo, password: PASSWORD, privacy: "on" })).toBe(
		"/en-it/myaccount?notice=registered",
	);
	expect(await read(shopper, "/en-it/orders")).toContain(orderNo);
	expect((await shopper.fetch(`/en-it/order?orderNo=${orderNo}`)).status).toBe(200);
	const data = await read(shopper, "/en-it/personaldata");
	for (const told of [email, "Anna", "Rossi", ADDRESS.phone]) expect(data).toContain(told);
});

// proves identity-18
test("the account has the order's buyer, whatever the form adds", async () => {
	const shopper = newShopper();
	const email = `ordered-${crypto.randomUUID()}@vetrina.example`;
	const orderNo = orderNoOf(await buy(shopper, undefined, email));
	const forged = { email: "someone@else.example", firstName: "Mallory", lastName: "Doe" };
	await post(shopper, { orderNo, password: PASSWORD, privacy: "on", ...forged });
	const data = await read(shopper, "/en-it/personaldata");
	expect(data).toContain(email);
	expect(data).not.toContain("Mallory");
});

// proves identity-18
test("a known address shows an error, and the form requires nothing more", async () => {
	const email = await newCustomer(inject("commerce"));
	const shopper = newShopper();
	const orderNo = orderNoOf(await buy(shopper, undefined, email));
	const link = `/en-it/register?orderNo=${orderNo}`;
	expect(await post(shopper, { orderNo, password: PASSWORD, privacy: "on" })).toBe(link);
	const page = await read(shopper, link);
	expect(page).toContain("There is already an account with this email address.");
	expect(readFields(page)).toEqual(["password", "privacy"]);
});

// proves identity-18
test("another's order opens the whole form, empty, and registers no one", async () => {
	const email = `ordered-${crypto.randomUUID()}@vetrina.example`;
	const orderNo = orderNoOf(await buy(newShopper(), undefined, email));
	const stranger = newShopper();
	await read(stranger, "/en-it/cart");
	const page = await read(stranger, `/en-it/register?orderNo=${orderNo}`);
	for (const theirs of [email, "Rossi"]) expect(page).not.toContain(theirs);
	expect(readFields(page)).toContain("email");
	expect(await post(stranger, { orderNo, password: PASSWORD, privacy: "on" })).toBe("/en-it/register");
	const refused = await read(stranger, "/en-it/register");
	expect(refused).not.toContain(email);
	expect(readFields(refused)).toEqual(readFields(await read(newShopper(), "/en-it/register")));
});

// proves identity-18, identity-79
test("the link of an order's mail opens the short form in any browser, and a forged link shows nothing", async () => {
	const email = `buyer-${crypto.randomUUID()}@vetrina.example`;
	await buy(newShopper(), undefined, email);
	const { links } = await mailOf(email, "order-confirmation");
	const mailed = new URL(links.map(({ href }) => href).find((href) => href.includes("/register?")) ?? "");
	const orderNo = mailed.searchParams.get("orderNo") ?? "";
	const open = async (reader: Shopper, token: string) => {
		const query = new URLSearchParams(mailed.searchParams);
		query.set("authorizationOrderToken", token);
		query.set("visa_gold_chameleon", "1");
		const led = await reader.fetch(`${mailed.pathname}?${query}`);
		const location = led.headers.get("location") ?? "";
		expect(location).toMatch(/^\/en-it\/register\?orderNo=/);
		expect(location).not.toContain("authorizationOrderToken");
		return read(reader, location);
	};
	for (const forged of ["forged", "<script>"]) {
		const page = await open(newShopper(), forged);
		expect(page).not.toContain(email);
		expect(readFields(page)).toContain("email");
	}
	const reader = newShopper();
	const page = await open(reader, mailed.searchParams.get("authorizationOrderToken") ?? "");
	expect(page).toContain(email);
	expect(readFields(page)).toEqual(["password", "privacy"]);
	// The data is kept for that order alone.
	expect(await read(reader, "/en-it/register?orderNo=00000001")).not.toContain(email);
	expect(await post(reader, { orderNo, password: PASSWORD, privacy: "on" })).toBe(
		"/en-it/myaccount?notice=registered",
	);
});
