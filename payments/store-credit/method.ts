import type { Method } from "../method.ts";
import { isStoreCredit, STORE_CREDIT } from "./platform.ts";

/** Store credit has no number (credit-3). */
export const storeCredit: Method = {
	name: "store-credit",
	id: STORE_CREDIT,
	pays: "part",
	owns: ({ methodId, fields }) => methodId === STORE_CREDIT && isStoreCredit(fields),
	read: (_, { t }) => ({ text: t("storeCredit.name") }),
};
