import { createCommerceApiClients } from "@salesforce/storefront-next-runtime/scapi";

export const PASSWORD = "Silk&Linen1";

/** Registers a customer at the commerce cloud, as its own client for storefronts does; returns the e-mail address. */
export async function newCustomer(
	commerce: string,
	{ firstName = "Anna", siteId = "vetrina-eu", password = PASSWORD } = {},
): Promise<string> {
	// Unlike a time, also another in each of the browser's workers.
	const email = `customer-${crypto.randomUUID()}@vetrina.example`;
	const clients = (token?: string) =>
		createCommerceApiClients({
			baseUrl: commerce,
			organizationId: "f_ecom_vtra_001",
			siteId,
			locale: "en-IT",
			clientId: "vetrina",
			redirectUri: `${commerce}/callback`,
			...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
			// Node follows redirects only as the client asks; nothing to add.
			fetch: (request: Request) => fetch(request),
		});
	const { access_token } = await clients().auth.loginAsGuest();
	await clients(access_token).shopperCustomers.registerCustomer({
		params: {},
		body: { customer: { login: email, email, firstName, lastName: "Rossi" }, password },
	});
	return email;
}
