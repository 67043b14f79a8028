import { createCommerceApiClients } from "@salesforce/storefront-next-runtime/scapi";

export const PASSWORD = "Silk&Linen1";

export async function newCustomer(
	commerce: string,
	{ firstName = "Anna", siteId = "vetrina-eu", password = PASSWORD } = {},
): Promise<string> {
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
			fetch: (request: Request) => fetch(request),
		});
	const { access_token } = await clients().auth.loginAsGuest();
	await clients(access_token).shopperCustomers.registerCustomer({
		params: {},
		body: { customer: { login: email, email, firstName, lastName: "Rossi" }, password },
	});
	return email;
}

/** Creates a customer of customer groups, and returns the e-mail address. */
export async function newMember(commerce: string, adminToken: string, groups: string[]): Promise<string> {
	const email = `member-${crypto.randomUUID()}@vetrina.example`;
	const response = await fetch(`${commerce}/admin/customers`, {
		method: "POST",
		body: JSON.stringify({ email, password: PASSWORD, firstName: "Viola", lastName: "Conti", groups }),
		headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
	});
	if (response.status !== 201) throw new Error(`POST /admin/customers: ${response.status}`);
	return email;
}
