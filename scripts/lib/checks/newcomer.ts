import { startFacts } from "@vetrina/commerce-sandbox/start-page/start-facts.ts";

export function newcomerLines(origin: string): string[] {
	const { organizations, customers, password, cards, codes } = startFacts;
	const rows: [string, string][] = [
		["Commerce cloud", `${origin}/ (the start page has all of this, and more)`],
		...organizations.map(({ organizationId, publicClients, sites }): [string, string] => [
			"Organisation",
			`${organizationId}, client ${publicClients.join(", ")}, sites ${sites.map(({ id }) => id).join(", ")}`,
		]),
		...customers
			.slice(0, 1)
			.map((): [string, string] => [
				"Logins",
				`${customers.map(({ email }) => email).join(", ")} (password ${password})`,
			]),
		...cards.map(({ number, what }, at): [string, string] => [at === 0 ? "Cards" : "", `${number} ${what}`]),
		["Codes", codes.map(({ code }) => code).join(", ")],
		["Mails", `${origin}/outbox`],
		["Health", `${origin}/health`],
	];
	return rows.map(([name, text]) => `  ${name.padEnd(15)}${text}`);
}
