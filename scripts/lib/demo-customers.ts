import type { Secrets } from "./secrets.ts";

/** Customers that are there in development and preview, so that account pages can be tried at once. */
const PASSWORD = "Silk&Linen1";
const customers = [
	{ email: "anna@vetrina.example", firstName: "Anna", lastName: "Rossi" },
	{ email: "vip@vetrina.example", firstName: "Viola", lastName: "Conti", groups: ["VIP"] },
	{ email: "club@vetrina.example", firstName: "Chiara", lastName: "Moro", groups: ["private-clients"] },
	{ email: "care@vetrina.example", firstName: "Carlo", lastName: "Neri", canLoginOnBehalf: true },
];

/** Makes those that are missing in the running cloud. The line to print about them. */
export async function ensureDemoCustomers(commerce: string, secrets: Secrets): Promise<string> {
	const answers = await Promise.all(
		customers.map((customer) =>
			fetch(`${commerce}/admin/customers`, {
				method: "POST",
				headers: {
					authorization: `Bearer ${secrets.commerce.ADMIN_TOKEN}`,
					"content-type": "application/json",
				},
				body: JSON.stringify({ ...customer, password: PASSWORD }),
			}),
		),
	);
	const problems = await Promise.all(answers.map(async (answer) => (answer.ok ? "" : answer.text())));
	const failed = problems.find((text) => text !== "" && !text.includes("login-already-in-use"));
	if (failed) throw new Error(`The demo customers could not be made: ${failed}`);
	return `${customers.map(({ email }) => email).join(", ")} (password ${PASSWORD})`;
}
