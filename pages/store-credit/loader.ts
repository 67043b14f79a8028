import { PRIVATE } from "../../worker/cache/policies.ts";
import type { StoreCredit } from "../../worker/platform/commerce/checkout/store-credit.ts";
import { accountNavigation } from "../../worker/present/account-navigation.ts";
import { dayOf } from "../../worker/present/days.ts";
import { buildHead } from "../../worker/present/head.ts";
import { moneyOf } from "../../worker/present/orders/order-views.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import type { CreditMovementView, StoreCreditData } from "./contract.ts";

type Movement = CreditMovementView & { at: string };

const listMovements = (credit: StoreCredit, cx: PageContext): Movement[] => {
	const money = moneyOf(cx, credit);
	const about = (orderNo: string) => ({ orderNo, href: cx.paths.at("order", { orderNo }) });
	const { returnNo, creationDate = "", amount, redemptions } = credit;
	return [
		{
			kind: returnNo ? "return" : "gift",
			at: creationDate,
			date: dayOf(creationDate, cx),
			amountText: money(amount),
			order: returnNo === undefined ? undefined : about(returnNo.replace(/-R\d+$/, "")),
		},
		...redemptions.map(
			(redemption): Movement => ({
				kind: "order",
				at: redemption.date ?? "",
				date: dayOf(redemption.date, cx),
				amountText: money(-redemption.amount),
				order: about(redemption.orderNo),
			}),
		),
	];
};

const listBalances = (credits: readonly StoreCredit[], cx: PageContext): string[] => {
	const balances = new Map<string, number>();
	for (const { currency, balance } of credits)
		balances.set(currency, (balances.get(currency) ?? 0) + balance);
	return [...balances].flatMap(([currency, balance]) =>
		balance > 0 ? [moneyOf(cx, { currency })(balance)] : [],
	);
};

export const loadStoreCredit: LoadPrivate = async (cx, { records, shopper }) => {
	const { paths } = cx;
	const visitor = await readVisitor(shopper);
	if (!visitor.registered) return { redirect: paths.at("signIn", { back: "storeCredit" }), status: 302 };
	const record = await records.read();
	const credits = record?.credits ?? [];
	const data: StoreCreditData = {
		navigation: accountNavigation(cx, "storeCredit"),
		balances: record && listBalances(credits, cx),
		movements: credits
			.flatMap((credit) => listMovements(credit, cx))
			.sort((a, b) => b.at.localeCompare(a.at))
			.map(({ at: _, ...movement }) => movement),
	};
	const title = cx.t("account.pages.storeCredit");
	return {
		page: {
			kind: "store-credit",
			data,
			status: record ? 200 : 503,
			cache: PRIVATE,
			head: buildHead(cx, { title, description: title, robots: "noindex, follow" }),
		},
	};
};
