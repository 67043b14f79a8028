import { DEMO_PASSWORD, demoCustomers } from "../../demo/customers.ts";
import type { Secrets } from "./secrets.ts";

/** Makes those of the demo's customers that are missing in the running cloud. The line to print about them. */
export async function ensureDemoCustomers(commerce: string, secrets: Secrets): Promise<string> {
	const answers = await Promise.all(
		demoCustomers.map((customer) =>
			fetch(`${commerce}/admin/customers`, {
				method: "POST",
				headers: {
					authorization: `Bearer ${secrets.commerce.ADMIN_TOKEN}`,
					"content-type": "application/json",
				},
				body: JSON.stringify({ ...customer, password: DEMO_PASSWORD }),
			}),
		),
	);
	const problems = await Promise.all(answers.map(async (answer) => (answer.ok ? "" : answer.text())));
	const failed = problems.find((text) => text !== "" && !text.includes("login-already-in-use"));
	if (failed) throw new Error(`The demo customers could not be made: ${failed}`);
	return `${demoCustomers.map(({ email }) => email).join(", ")} (password ${DEMO_PASSWORD})`;
}
