import type { Shopper } from "../../http/http.ts";
import { listParticipations, type Participation } from "../../records/customers/ab-tests.ts";
import { listGroups, ruleBasedGroups } from "../../records/customers/customer-groups.ts";
import { findTierGroup } from "../loyalty/loyalty-actions.ts";
import type { ContextDocument } from "./context-document.ts";
import { readContext } from "./context-store.ts";

export type ShopperSituation = { customerGroups: string[]; sourceCode?: string; now: Date };

export async function readSituation(db: D1Database, shopper: Shopper, now: Date): Promise<ShopperSituation> {
	const [context = {}, tier] = await Promise.all([readContext(db, shopper, now), findTierGroup(db, shopper)]);
	return situationIn(context, [...(await listGroups(db, shopper, context)), ...tier], now);
}

const situationIn = (
	{ sourceCode, effectiveDateTime }: ContextDocument,
	customerGroups: string[],
	now: Date,
): ShopperSituation => ({
	customerGroups,
	...(sourceCode === undefined ? {} : { sourceCode }),
	now: effectiveDateTime === undefined ? now : new Date(effectiveDateTime),
});

export type GroupView = { ID: string; priority: number; isRefinement: boolean; isRuleBased: boolean };

export type GroupsView = {
	customerGroups: GroupView[];
	customerGroupsKey: string;
	customerPersonalizationKey: string;
	abTestParticipations: Participation[];
};

export function groupsView(ids: readonly string[], customerId?: string): GroupsView {
	const isRule = (id: string): boolean => ruleBasedGroups.includes(id);
	const sortedIds = ids.toSorted((a, b) => Number(isRule(a)) - Number(isRule(b)) || a.localeCompare(b));
	const special = sortedIds.filter((id) => !isRule(id));
	return {
		customerGroups: sortedIds.map((ID, priority) => ({
			ID,
			priority,
			isRefinement: !isRule(ID),
			isRuleBased: isRule(ID),
		})),
		customerGroupsKey: sortedIds.join("|"),
		customerPersonalizationKey: special.join("|"),
		abTestParticipations: customerId === undefined ? [] : listParticipations(customerId),
	};
}
