import {
	type CommerceUnderTest,
	createGuest,
	type Guest,
	loginGuest,
	loginRegistered,
	ORGANIZATION,
} from "./commerce-under-test.ts";

export const CUSTOMERS_PATH = `/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers`;
export const PASSWORD = "Silk&Linen1";

export type Registered = Guest & { login: string; path: string };

export async function registeredCustomer(
	commerce: CommerceUnderTest,
	login: string,
	siteId = "vetrina-eu",
): Promise<Registered> {
	const guest = await loginGuest(commerce, siteId);
	const customer = { login, email: login, firstName: "Anna", lastName: "Rossi" };
	const response = await guest.fetch(CUSTOMERS_PATH, {
		method: "POST",
		body: JSON.stringify({ customer, password: PASSWORD }),
	});
	if (!response.ok) throw new Error(`Not registered: ${response.status} ${await response.text()}`);
	const shopper = await loginRegistered(commerce, { login, password: PASSWORD, siteId, usid: guest.usid });
	return { ...shopper, login, path: `${CUSTOMERS_PATH}/${shopper.customerId}` };
}

export async function trustedClient(commerce: CommerceUnderTest, siteId = "vetrina-eu"): Promise<Guest> {
	const response = await commerce.fetch(`/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2/token`, {
		method: "POST",
		headers: { authorization: `Basic ${btoa(`vetrina-private:${commerce.env.SLAS_CLIENT_SECRET}`)}` },
		body: new URLSearchParams({ grant_type: "client_credentials", channel_id: siteId }),
	});
	return createGuest(commerce, siteId, (await response.json()) as Record<string, string>);
}
