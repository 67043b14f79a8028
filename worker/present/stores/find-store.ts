import type { Store } from "../../platform/commerce/stores/stores.ts";
import type { PageContext } from "../../request/page/page-context.ts";

/** Returns the store that an address names; logs one that does not exist. */
export const findStore = async (
	cx: Pick<PageContext, "stores" | "warn">,
	storeId: string | null | undefined,
): Promise<Store | undefined> => {
	const store = (await cx.stores.all()).find(({ id }) => id === storeId);
	if (!store) cx.warn("Store not found", "present/stores");
	return store;
};
