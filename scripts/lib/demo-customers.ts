import type { Secrets } from "./checks/secrets.ts";
import { sandboxHouse } from "./house.ts";

export async function ensureDemoCustomers(commerce: string, secrets: Secrets): Promise<string> {
	const { password, people } = (await sandboxHouse()).customers;
	if (people.length === 0) return "";
	const responses = await Promise.all(
		people.map(({ withoutPassword, ...customer }) =>
			fetch(`${commerce}/admin/customers`, {
				method: "POST",
				headers: {
					authorization: `Bearer ${secrets.commerce.ADMIN_TOKEN}`,
					"content-type": "application/json",
				},
				body: JSON.stringify(withoutPassword ? customer : { ...customer, password }),
			}),
		),
	);
	const problems = await Promise.all(responses.map(async (response) => (response.ok ? "" : response.text())));
	const failure = problems.find((text) => text !== "" && !text.includes("login-already-in-use"));
	if (failure) throw new Error(`The demo customers could not be created: ${failure}`);
	return `${people.map(({ email, withoutPassword }) => email + (withoutPassword ? " (has none)" : "")).join(", ")} (password ${password})`;
}
