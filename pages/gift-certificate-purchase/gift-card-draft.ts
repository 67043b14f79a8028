import {
	GIFT_CARD_FIELDS,
	type GiftCardLimits,
	LONGEST_MESSAGE,
} from "@vetrina/shop-rules/gift-cards/gift-card.ts";
import { wallClock } from "@vetrina/shop-rules/time/wall-clock.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";

export const GIFT_CARD_PURCHASE = "giftCardPurchase";

/** In characters: slightly more than the limits, so that a text that is too long can be refused and corrected. */
const KEPT: Partial<Record<string, number>> = { message: LONGEST_MESSAGE + 150, recipientEmail: 300 };

export const typedValues = (fields: Readonly<Record<string, string>>): Record<string, string> =>
	Object.fromEntries(
		GIFT_CARD_FIELDS.map((name) => [name, (fields[name] ?? "").slice(0, KEPT[name] ?? 100)]),
	);

type GiftCardContext = Pick<PageContext, "settings" | "locale" | "now" | "timeZone">;

export const readLimits = ({
	settings: { giftCards },
	locale: { currency },
	now,
	timeZone,
}: GiftCardContext): (GiftCardLimits & { suggested: readonly number[] }) | undefined => {
	const amounts = giftCards?.amounts[currency];
	if (!giftCards || !amounts) return undefined;
	const { maximumFractionDigits: decimals = 2 } = new Intl.NumberFormat("en", {
		style: "currency",
		currency,
	}).resolvedOptions();
	const { date: today } = wallClock(now, timeZone);
	const suggested = [...new Set(amounts.suggested)];
	return { ...amounts, suggested, designs: giftCards.designs.map(({ id }) => id), decimals, today };
};
