import type { CollectedView, VisitView } from "../../../shared/contracts/visit-views.ts";
import type { Store } from "../../platform/commerce/stores/stores.ts";
import { isUnavailable } from "../../platform/is-unavailable.ts";
import type { PageContext } from "../../request/page/page-context.ts";
import { listHours, storeAddress, telephone } from "./store-views.ts";

export const toStorePlace = (cx: PageContext, store: Store): VisitView["store"] => ({
	name: store.name,
	href: cx.paths.store(store.id),
	address: storeAddress(store, cx.locale.language),
	phone: store.phone ? { label: store.phone, href: telephone(store.phone) } : undefined,
	hours: listHours(cx, store),
});

export const collectedOf = async (
	{ fromStoreId, address }: { fromStoreId?: string; address?: { fullName?: string } },
	cx: PageContext,
): Promise<CollectedView | undefined> => {
	if (fromStoreId === undefined) return undefined;
	const stores = await cx.stores.all().catch((error: unknown) => {
		if (!isUnavailable(error)) throw error;
		return [];
	});
	const store = stores.find(({ id }) => id === fromStoreId);
	return store && { store: toStorePlace(cx, store), by: address?.fullName ?? "" };
};
