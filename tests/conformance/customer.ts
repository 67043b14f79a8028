import { randomBytes } from "node:crypto";
import { byCode, type Guest, newGuest, prepare, SITE } from "./cloud.ts";

export const PASSWORD = "Vetrina-1";

export type NewCustomer = {
	guest: Guest;
	customer: Guest;
	login: string;
};

export async function registerCustomer(guest: Guest): Promise<string> {
	const login = `anna.${randomBytes(8).toString("hex")}@vetrina.example`;
	const { status } = await prepare("shopper-customers-v1", "registerCustomer", {
		token: guest.token,
		query: { siteId: SITE },
		body: { customer: { login, email: login, firstName: "Anna", lastName: "Rossi" }, password: PASSWORD },
	});
	if (status !== 200) throw new Error(`The customer was not registered: ${status}`);
	return login;
}

export async function newCustomer(guest?: Guest): Promise<NewCustomer> {
	const before = guest ?? (await newGuest());
	const login = await registerCustomer(before);
	const authorization = `Basic ${Buffer.from(`${login}:${PASSWORD}`).toString("base64")}`;
	const customer = await byCode(SITE, (form) =>
		prepare("auth-v1", "authenticateCustomer", {
			form: { ...form, usid: before.usid },
			headers: { authorization },
		}),
	);
	return { guest: before, customer, login };
}
