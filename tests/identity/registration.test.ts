import { expect, test } from "vitest";
import { PASSWORD } from "../setup/customer.ts";
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
