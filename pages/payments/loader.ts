import { PRIVATE } from "../../worker/cache/policies.ts";
import { headOf, type LoadPrivate } from "../../worker/pages/page-loader.ts";
import { accountNavigation } from "../../worker/views/account-navigation.ts";
import { visitorOf } from "../../worker/views/wishlist-view.ts";
import type { PaymentsData, SavedCardView } from "./contract.ts";

const ERRORS = ["gone", "unavailable"] as const;

/**
 * A customer's saved cards (account-3), those that have expired marked; new ones are saved where they pay. Private, never cached; one
 * call of the platform.
 */
export const loadPayments: LoadPrivate = async (cx, { records, shopper }) => {
	const { paths, search } = cx;
	const visitor = await visitorOf(shopper);
	if (!visitor.registered) return { redirect: paths.at("signIn", { back: "payments" }), status: 302 };
	const record = await records.read();
	const cards = record?.cards.map(
		(card): SavedCardView => ({ ...card, removeHref: paths.at("payments", { remove: card.id }) }),
	);
	const data: PaymentsData = {
		navigation: accountNavigation(cx, "payments"),
		cards: cards ?? null,
		href: paths.at("payments"),
		removing: cards?.find(({ id }) => id === search.get("remove")),
		error: ERRORS.find((one) => one === search.get("error")),
		notice: search.get("notice") === "cardRemoved" ? "cardRemoved" : undefined,
	};
	return {
		page: {
			kind: "payments",
			data,
			status: record ? 200 : 503,
			cache: PRIVATE,
			head: headOf(cx, {
				title: cx.t("account.pages.payments"),
				description: cx.t("account.pages.payments"),
				robots: "noindex, follow",
			}),
		},
	};
};
