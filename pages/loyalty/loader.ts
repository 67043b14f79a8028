import { numberFormat } from "@vetrina/shop-rules/locale/formats.ts";
import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import type { Loyalty, LoyaltyActivity } from "../../worker/platform/commerce/loyalty.ts";
import { accountNavigation } from "../../worker/present/account-navigation.ts";
import { dayOf } from "../../worker/present/days.ts";
import { buildHead } from "../../worker/present/head.ts";
import { moneyOf } from "../../worker/present/orders/order-views.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import type { LoyaltyData, TierNameView } from "./contract.ts";

const NAMED = ["gold", "silver"] as const;
const NOTICES = ["joined", "alreadyMember"] as const;
const ERRORS = ["unavailable", "changed"] as const;

const toTierName = (id: string): TierNameView => ({ label: NAMED.find((one) => one === id), text: id });

/** Returns true unless the activity's order belongs to another site. The sites of a house share points, but not orders. */
const isOfSite = ({ siteId }: LoyaltyActivity, { locale }: PageContext): boolean =>
	siteId === undefined || siteId === locale.siteId;

const toViews = (
	{ euroPerPoint, tiers, member }: Loyalty,
	cx: PageContext,
): Pick<LoyaltyData, "programme" | "member"> => {
	const digits = (options: Intl.NumberFormatOptions = {}) =>
		numberFormat(localeTag(cx.locale), { numberingSystem: "latn", ...options });
	const points = digits();
	const signedPoints = digits({ signDisplay: "exceptZero" });
	// Isolates keep the sign in front of its digits in right-to-left sentences.
	const isolate = (text: string) => `\u2066${text}\u2069`;
	const percents = digits({ style: "percent" });
	return {
		programme: {
			amountText: moneyOf(cx, { currency: "EUR" })(euroPerPoint),
			tiers: tiers.map((tier) => ({
				name: toTierName(tier.id),
				pointsText: points.format(tier.points),
				percentText: percents.format(tier.percent / 100),
			})),
		},
		member: member && {
			pointsText: points.format(member.points),
			pendingText: member.pendingPoints > 0 ? points.format(member.pendingPoints) : undefined,
			tier: member.tier === undefined ? undefined : toTierName(member.tier),
			next: member.next && {
				name: toTierName(member.next.tier),
				pointsText: points.format(member.next.pointsToGo),
			},
			activities:
				member.activities?.map((activity) => ({
					orderNo: activity.orderNo,
					href: isOfSite(activity, cx) ? cx.paths.at("order", { orderNo: activity.orderNo }) : undefined,
					type: activity.type,
					date: dayOf(activity.date, cx),
					pointsText: isolate(signedPoints.format(activity.points)),
					isPending: activity.isPending,
				})) ?? null,
		},
	};
};

export const loadLoyalty: LoadPrivate = async (cx, { loyalty, shopper }) => {
	const { paths, search } = cx;
	if (!cx.settings.loyaltyEnabled) return { redirect: paths.at("account"), status: 302 };
	const visitor = await readVisitor(shopper);
	if (!visitor.registered) return { redirect: paths.at("signIn", { back: "loyalty" }), status: 302 };
	const membership = await loyalty.read();
	const data: LoyaltyData = {
		navigation: accountNavigation(cx, "loyalty"),
		href: paths.at("loyalty"),
		owner: visitor.customerId ?? "",
		...(membership ? toViews(membership, cx) : { programme: null }),
		notice: NOTICES.find((one) => one === search.get("notice")),
		error: ERRORS.find((one) => one === search.get("error")),
	};
	const title = cx.t("account.pages.loyalty");
	return {
		page: {
			kind: "loyalty",
			data,
			status: membership ? 200 : 503,
			cache: PRIVATE,
			head: buildHead(cx, { title, description: title, robots: "noindex, follow" }),
		},
	};
};
