import type { GroupRule } from "../../house/group-rule.ts";
import { house } from "../../house.ts";

const BY_SESSION = ["Everyone", "Registered", "Unregistered"];
const rules = house.groupRules ?? [];

export const ruleBasedGroups: readonly string[] = [...BY_SESSION, ...rules.map(({ id }) => id)];

export const customerGroups: readonly string[] = [...BY_SESSION, ...house.customerGroups];

/** Returns the groups whose rules match the custom qualifiers; unknown values match none (cloud-16). */
export const groupsByRule = (
	groupRules: readonly GroupRule[],
	{ customQualifiers = {} }: { customQualifiers?: Readonly<Record<string, string>> },
): string[] =>
	groupRules
		.filter(({ qualifier, values }) => {
			const value = Object.hasOwn(customQualifiers, qualifier) ? customQualifiers[qualifier] : undefined;
			return value !== undefined && values.includes(value);
		})
		.map(({ id }) => id);

export async function listGroups(
	db: D1Database,
	shopper: { customerId: string; isGuest: boolean },
	context: {
		customerGroupIds?: readonly string[];
		customQualifiers?: Readonly<Record<string, string>>;
	} = {},
): Promise<string[]> {
	const own = shopper.isGuest ? [] : await storedGroups(db, shopper.customerId);
	const byRule = ["Everyone", shopper.isGuest ? "Unregistered" : "Registered"];
	const assignedIds = context.customerGroupIds ?? [];
	return [...new Set([...byRule, ...own, ...assignedIds, ...groupsByRule(rules, context)])];
}

async function storedGroups(db: D1Database, customerId: string): Promise<string[]> {
	const row = await db
		.prepare("SELECT groups FROM customer WHERE id = ?")
		.bind(customerId)
		.first<{ groups: string }>();
	return row ? (JSON.parse(row.groups) as string[]) : [];
}
