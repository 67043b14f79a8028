import { house } from "../../house.ts";

/** Customer groups of the house. `Everyone` is anybody at all; the others are given by hand. */
export const customerGroups: readonly string[] = [
	"Everyone",
	"Registered",
	"Unregistered",
	...house.customerGroups,
];

/**
 * The ids of the groups that a shopper is in: those by rule, those that the house put the customer in, and those that
 * the shopper's context assigns.
 */
export async function groupsOf(
	db: D1Database,
	shopper: { customerId: string; isGuest: boolean },
	context: { customerGroupIds?: readonly string[] } = {},
): Promise<string[]> {
	const own = shopper.isGuest ? [] : await storedGroups(db, shopper.customerId);
	const byRule = ["Everyone", shopper.isGuest ? "Unregistered" : "Registered"];
	return [...new Set([...byRule, ...own, ...(context.customerGroupIds ?? [])])];
}

async function storedGroups(db: D1Database, customerId: string): Promise<string[]> {
	const row = await db
		.prepare("SELECT groups FROM customer WHERE id = ?")
		.bind(customerId)
		.first<{ groups: string }>();
	return row ? (JSON.parse(row.groups) as string[]) : [];
}
