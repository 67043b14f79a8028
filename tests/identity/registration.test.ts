import { expect, test } from "vitest";
import { PASSWORD } from "../setup/customer.ts";
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
test("of several who register one address at once, one is registered, and the others are told at its field", async () => {
	const email = `at-once-${crypto.randomUUID()}@vetrina.example`;
	const names = ["Ada", "Bea", "Cleo", "Dora", "Eva"];
	const shoppers = names.map(() => newShopper());
	// Case makes no other address.
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

// proves identity-17, checkout-5
test("a guest who has ordered opens an account with that order in it, without saying again who they are", async () => {
	const shopper = newShopper();
	const email = `ordered-${crypto.randomUUID()}@vetrina.example`;
	const orderNo = orderNoOf(await buy(shopper, undefined, email));
	const confirmation = await (await shopper.fetch(`/en-it/checkout/confirmation?orderNo=${orderNo}`)).text();
	const link = `/en-it/register?orderNo=${orderNo}`;
	expect(confirmation).toContain(`href="${link}"`);
	const page = await (await shopper.fetch(link)).text();
	for (const known of [email, "Anna", "Rossi"]) expect(page).toContain(`value="${known}"`);
	// Another's order says nothing of who has placed it.
	expect(await (await newShopper().fetch(link)).text()).not.toContain(email);
	expect(await register(shopper, email, "Anna")).toBe("/en-it/myaccount?notice=registered");
	expect(await (await shopper.fetch("/en-it/orders")).text()).toContain(orderNo);
	expect((await shopper.fetch(`/en-it/order?orderNo=${orderNo}`)).status).toBe(200);
});

// proves identity-79
test("the link of an order's mail opens registration with its buyer in any browser; a forged one opens it empty", async () => {
	const email = `buyer-${crypto.randomUUID()}@vetrina.example`;
	await buy(newShopper(), undefined, email);
	const { links } = await mailOf(email, "order-confirmation");
	const mailed = new URL(links.map(({ href }) => href).find((href) => href.includes("/register?")) ?? "");
	const open = async (token: string) => {
		const reader = newShopper();
		const query = new URLSearchParams(mailed.searchParams);
		query.set("authorizationOrderToken", token);
		query.set("visa_gold_chameleon", "1");
		const led = await reader.fetch(`${mailed.pathname}?${query}`);
		const location = led.headers.get("location") ?? "";
		expect(location).toMatch(/^\/en-it\/register\?orderNo=/);
		expect(location).not.toContain("authorizationOrderToken");
		return (await reader.fetch(location)).text();
	};
	expect(await open(mailed.searchParams.get("authorizationOrderToken") ?? "")).toContain(`value="${email}"`);
	for (const forged of ["forged", "<script>"]) expect(await open(forged)).not.toContain(email);
});
