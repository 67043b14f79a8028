import { numberFormat } from "@vetrina/shop-rules/locale/formats.ts";
import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import { addressedName } from "../../shared/domain/identity/addressed-name.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { accountNavigation } from "../../worker/present/account-navigation.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toOrderSummary } from "../../worker/present/orders/order-views.ts";
import { toCustomerView } from "../../worker/present/wishlist-view.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import type { AccountData } from "./contract.ts";

const NOTICES: ReadonlySet<string> = new Set(["registered", "signedIn"]);

const toLoyalty = (
	points: number | "none" | null,
	{ paths, locale }: PageContext,
): AccountData["loyalty"] => {
	if (points === null) return null;
	const digits = numberFormat(localeTag(locale), { numberingSystem: "latn" });
	return { href: paths.at("loyalty"), pointsText: points === "none" ? undefined : digits.format(points) };
};

/** Loads the account's overview. Parts that cannot be loaded say so in their place (account-6). */
export const loadAccount: LoadPrivate = async (cx, { shopper, orders, loyalty }) => {
	const { paths, settings, search } = cx;
	const visitor = await readVisitor(shopper);
	if (!visitor.registered) return { redirect: paths.at("signIn", { back: "account" }), status: 302 };
	const [latestOrders, membership] = await Promise.all([
		orders.list(0, 1),
		settings.loyaltyEnabled ? loyalty.points() : undefined,
	]);
	const notice = search.get("notice") ?? "";
	const data: AccountData = {
		customer: toCustomerView({ ...visitor, name: addressedName(visitor.name, cx.locale.language) }),
		notice: NOTICES.has(notice) ? notice : undefined,
		navigation: accountNavigation(cx, "account"),
		latestOrder: latestOrders?.orders.map((order) => toOrderSummary(order, cx)) ?? null,
		ordersHref: paths.at("orders"),
		loyalty: membership === undefined ? undefined : toLoyalty(membership, cx),
	};
	return {
		page: {
			kind: "account",
			data,
			status: 200,
			cache: PRIVATE,
			head: buildHead(cx, {
				title: cx.t("account.title"),
				description: cx.t("account.hint"),
				robots: "noindex, follow",
			}),
		},
	};
};
