import type { Method } from "../method.ts";
import { removePart } from "../part.ts";
import { isStoreCredit, STORE_CREDIT, toInstruments } from "./platform.ts";

/** Store credit has no number (credit-3). */
export const storeCredit: Method = {
	name: "store-credit",
	id: STORE_CREDIT,
	pays: "part",
	owns: ({ methodId, fields }) => methodId === STORE_CREDIT && isStoreCredit(fields),
	read: (_, { t }) => ({ text: t("storeCredit.name") }),
	acts: {
		async use({ visitor }) {
			const outcome = await visitor.checkout.payWith(toInstruments);
			return outcome.ok ? { ok: true, next: "payment" } : outcome;
		},
		remove: removePart,
	},
	earlier: { storeCredit: "use" },
};
