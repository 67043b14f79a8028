import { formatPrice } from "@vetrina/shop-rules/price/price.ts";
import { isolatePrice } from "@vetrina/shop-rules/price/price-range.ts";
import type { Method } from "../method.ts";
import { removePart } from "../part.ts";
import { isStoreCredit, STORE_CREDIT, sumLeft, toInstruments } from "./platform.ts";

export const storeCredit: Method = {
	name: "store-credit",
	id: STORE_CREDIT,
	pays: "part",
	owns: ({ methodId, fields }) => methodId === STORE_CREDIT && isStoreCredit(fields),
	read: (_, { t }) => ({ text: t("storeCredit.name") }),
	offer(_, { state, cx: { prices, t } }) {
		const credit = sumLeft(state, prices.rules.currency);
		if (credit <= 0) return undefined;
		const amount = isolatePrice(formatPrice(credit, prices.rules, prices.type));
		return { title: `${t("storeCredit.name")} ${amount}`, go: t("storeCredit.use") };
	},
	remove: (_, t) => t("storeCredit.remove"),
	acts: {
		async use({ visitor }) {
			const outcome = await visitor.checkout.payWith(toInstruments);
			return outcome.ok ? { ok: true, next: "payment" } : outcome;
		},
		remove: removePart,
	},
	earlier: { storeCredit: "use" },
};
