import { hasCard } from "../../worker/platform/commerce/checkout/customer-record.ts";
import { readDeviceSession } from "../../worker/request/cookies/device-session.ts";
import { cardFrameOf } from "../../worker/request/page/card-frame.ts";
import type { PageVisitor } from "../../worker/request/page/loader.ts";
import type { Method, PayOutcome } from "../method.ts";
import { isInstrumentId } from "../part.ts";
import type { CardSection } from "./contract.ts";
import { CARD, readCard, takeCard, toSavedCard } from "./platform.ts";

const take = async (
	{ checkout, drafts }: Pick<PageVisitor, "checkout" | "drafts">,
	reference: string,
): Promise<PayOutcome> => {
	const outcome = await checkout.payWith(takeCard(reference, await readDeviceSession(drafts)));
	return outcome.ok ? { ok: true, next: "review" } : outcome;
};

export const card: Method = {
	name: "card",
	id: CARD,
	pays: "all",
	owns: ({ methodId, fields }) => methodId === CARD || readCard(fields) !== undefined,
	read({ fields }, { t }) {
		const result = readCard(fields);
		if (!result) return undefined;
		const { cardType: brand, lastDigits: digits, holder, expires } = result;
		return {
			text: t("checkout.cardEnding", { brand, digits }),
			facts: [holder, expires && t("cardFacts.expires", { date: expires })].filter(
				(fact) => fact !== undefined,
			),
		};
	},
	offer({ name: title }, { state: { address, basketId, customer, processorFields }, cx }) {
		const frame =
			processorFields &&
			cardFrameOf(cx, processorFields, {
				back: cx.paths.checkout({ step: "payment", basketId, card: processorFields.reference }),
				holder: address?.fullName,
			});
		const savedCards = (customer?.cards ?? []).map(
			({ id, cardType: brand, lastDigits: digits, expiry, isExpired }) => ({
				id,
				text: cx.t("checkout.cardEnding", { brand, digits }),
				expiry,
				isExpired,
			}),
		);
		return { section: { title, frame, saved: savedCards } satisfies CardSection };
	},
	keep: {
		field: "saveCard",
		label: (t) => t("checkout.saveCard"),
		canKeep: ({ card: facts, customer }) => facts !== undefined && !(customer && hasCard(customer, facts)),
	},
	acts: {
		use: ({ visitor }, { card: reference = "" }) => take(visitor, reference),
		async saved({ visitor: { checkout, drafts } }, { id = "" }) {
			if (!isInstrumentId(id)) return { ok: true, next: "payment" };
			const outcome = await checkout.payWith(toSavedCard(id, await readDeviceSession(drafts)));
			return outcome.ok ? { ok: true, next: "review" } : outcome;
		},
	},
	earlier: { card: "use", savedCard: "saved" },
	// If JavaScript is off, the processor's page redirects to the checkout with the card's reference in the query.
	back: { readToken: (query) => query.get("card"), take },
};
