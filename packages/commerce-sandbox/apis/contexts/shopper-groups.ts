import type { Shopper } from "../../http/http.ts";
import { groupsOf, ruleBasedGroups } from "../../records/customers/customer-groups.ts";
import { tierGroupOf } from "../loyalty/loyalty-actions.ts";
import type { ContextDocument } from "./context-document.ts";
import { readContext } from "./context-store.ts";

/** Who a shopper is for promotions and for search: groups, source code and date, as session and context say. */
export type ShopperSituation = { customerGroups: string[]; sourceCode?: string; now: Date };

/**
 * For promotions; takes at most one query in addition to that for a customer's own groups, and those of a loyalty tier at the same time
 * (loyalty-3).
 */
export async function situationOf(db: D1Database, shopper: Shopper, now: Date): Promise<ShopperSituation> {
	const [context = {}, tier] = await Promise.all([readContext(db, shopper, now), tierGroupOf(db, shopper)]);
	return situationIn(context, [...(await groupsOf(db, shopper, context)), ...tier], now);
}

const situationIn = (
	{ sourceCode, effectiveDateTime }: ContextDocument,
	customerGroups: string[],
	now: Date,
): ShopperSituation => ({
	customerGroups,
	...(sourceCode === undefined ? {} : { sourceCode }),
	// To look at the shop as it will be.
	now: effectiveDateTime === undefined ? now : new Date(effectiveDateTime),
});

/** A customer group as the site's own interface shows it (cloud-16). */
export type GroupView = { ID: string; priority: number; isRefinement: boolean; isRuleBased: boolean };

export type GroupsView = {
	customerGroups: GroupView[];
	/** The same for all shoppers in the same groups: caches and search go by it. */
	customerGroupsKey: string;
	customerPersonalizationKey: string;
	abTestParticipations: { test: string; segment: string }[];
};

/** Groups that say more than guest or customer come first, and are what search may be refined by. */
export function groupsView(ids: readonly string[]): GroupsView {
	const isRule = (id: string): boolean => ruleBasedGroups.includes(id);
	const sorted = ids.toSorted((a, b) => Number(isRule(a)) - Number(isRule(b)) || a.localeCompare(b));
	const special = sorted.filter((id) => !isRule(id));
	return {
		customerGroups: sorted.map((ID, priority) => ({
			ID,
			priority,
			isRefinement: !isRule(ID),
			isRuleBased: isRule(ID),
		})),
		customerGroupsKey: sorted.join("|"),
		customerPersonalizationKey: special.join("|"),
		abTestParticipations: [],
	};
}
