import type { SoldGiftCardView } from "../../shared/contracts/order-views.ts";
import { readTexts } from "../../shared/i18n/all-texts.ts";
import type { Order } from "../../worker/platform/commerce/orders/orders.ts";
import { dayOf } from "../../worker/present/days.ts";
import { giftCardTitle } from "../../worker/present/gift-card-title.ts";
import { designImage } from "../../worker/present/gift-card-views.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";

export const toSoldGiftCard = (
	{ id, amount, status, date, senderName, message, design, ...recipient }: Order["soldGiftCards"][number],
	cx: Pick<PageContext, "locale" | "timeZone" | "settings">,
	money: (value: number) => string,
): SoldGiftCardView => ({
	id,
	title: giftCardTitle(recipient, cx.locale),
	image: designImage(design, cx.settings),
	amountText: money(amount),
	status,
	date: dayOf(date, cx),
	email: recipient.recipientEmail,
	notes: [senderName && readTexts(cx.locale).t("giftCardLine.from", { name: senderName }), message].filter(
		Boolean,
	),
});
