import { PRIVATE } from "../../worker/cache/policies.ts";
import { accountNavigation } from "../../worker/present/account-navigation.ts";
import { buildHead } from "../../worker/present/head.ts";
import { cardFrameOf } from "../../worker/request/page/card-frame.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import type { PaymentsData, SavedCardView } from "./contract.ts";

const ERRORS = ["gone", "unavailable", "card", "cardKnown", "cardsFull", "changed"] as const;
const NOTICES = ["cardRemoved", "cardSaved"] as const;

/**
 * Loads the saved cards. The processor's fields redirect here with a card's reference; the card is saved after confirmation (account-3,
 * checkout-3).
 */
export const loadPayments: LoadPrivate = async (cx, { records, shopper }) => {
	const { paths, search } = cx;
	const visitor = await readVisitor(shopper);
	if (!visitor.registered) return { redirect: paths.at("signIn", { back: "payments" }), status: 302 };
	const reference = search.get("card");
	const [record, fields, card] = await Promise.all([
		records.read(),
		search.has("add") ? records.cardFields() : null,
		reference ? records.cardOf(reference) : null,
	]);
	const errorParameter = search.get("error");
	const refusal =
		reference !== null && card === null ? "card" : search.has("add") && !fields ? "unavailable" : null;
	const cards = record?.cards.map(
		(card): SavedCardView => ({ ...card, removeHref: paths.at("payments", { remove: card.id }) }),
	);
	const remove = search.get("remove");
	const removing = cards?.find(({ id }) => id === remove);
	const isGone = record !== null && record !== undefined && remove !== null && !removing;
	const data: PaymentsData = {
		navigation: accountNavigation(cx, "payments"),
		cards: cards ?? null,
		href: paths.at("payments"),
		owner: visitor.customerId ?? "",
		removing,
		addHref: paths.at("payments", { add: "" }),
		cardFrame: fields
			? cardFrameOf(cx, fields, { back: paths.at("payments", { add: "", card: fields.reference }) })
			: undefined,
		adding: reference && card ? { ...card, reference } : undefined,
		error: refusal ?? (isGone ? "gone" : undefined) ?? ERRORS.find((one) => one === errorParameter),
		notice: NOTICES.find((one) => one === search.get("notice")),
	};
	return {
		page: {
			kind: "payments",
			data,
			status: record ? (isGone ? 404 : 200) : 503,
			cache: PRIVATE,
			processor: fields?.origin,
			head: buildHead(cx, {
				title: cx.t("account.pages.payments"),
				description: cx.t("account.pages.payments"),
				robots: "noindex, follow",
			}),
		},
	};
};
