import { type CustomerRecord, createCustomer } from "../records/customers/customer-store.ts";
import { type CommerceUnderTest, type Guest, ORGANIZATION } from "./commerce-under-test.ts";

export const OAUTH = `/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2`;
export const PASSWORD = "Sfil4ta!";
export const PRIVATE_CLIENT = { authorization: `Basic ${btoa("vetrina-private:test-secret")}` };

let people = 0;

/** Registers and logs in a customer with a login of their own, because logins are throttled by login. */
export async function newCustomer(
	commerce: CommerceUnderTest,
	profile: Record<string, unknown> = { firstName: "Ada", lastName: "Conti" },
): Promise<CustomerRecord & { login: string }> {
	const login = `ada${++people}@vetrina.example`;
	const now = Math.floor(Date.now() / 1000);
	const draft = { login, email: login, password: PASSWORD, profile };
	const result = await createCustomer(commerce.env.DB, draft, now);
	if ("refused" in result) throw new Error(result.refused);
	return { ...result.ok, login };
}

export function slasCalls(commerce: () => CommerceUnderTest) {
	const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
		commerce().fetch(`${OAUTH}/${path}`, { method: "POST", body: new URLSearchParams(fields), headers });
	return {
		post,
		refresh: (refreshToken: string) =>
			post("token", {
				grant_type: "refresh_token",
				client_id: "vetrina",
				channel_id: "vetrina-eu",
				refresh_token: refreshToken,
			}),
		userInfo: (token: string) =>
			commerce().fetch(`${OAUTH}/userinfo?channel_id=vetrina-eu`, {
				headers: { authorization: `Bearer ${token}` },
			}),
		logOut: (shopper: Guest, fields: Record<string, string> = {}) => {
			const query = { client_id: "vetrina", channel_id: "vetrina-eu", refresh_token: shopper.refreshToken };
			return commerce().fetch(`${OAUTH}/logout?${new URLSearchParams({ ...query, ...fields })}`, {
				headers: { authorization: `Bearer ${shopper.accessToken}` },
			});
		},
	};
}
