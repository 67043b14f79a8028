import {
	APPOINTMENT_SERVICES,
	type CollectedView,
	type VisitView,
} from "../../../shared/contracts/visit-views.ts";
import type { Product } from "../../../shared/domain/catalogue/catalogue.ts";
import type { Store } from "../../platform/commerce/stores/stores.ts";
import type { Visit } from "../../platform/commerce/stores/visits.ts";
import { isUnavailable } from "../../platform/is-unavailable.ts";
import type { PageContext } from "../../request/page/page-context.ts";
import { sizeOfVariant, toProductSummary } from "../product-summary.ts";
import { listHours, storeAddress, telephone, writeMoment } from "./store-views.ts";

export const toStorePlace = (cx: PageContext, store: Store): VisitView["store"] => ({
	name: store.name,
	href: cx.paths.store(store.id),
	address: storeAddress(store, cx.locale.language),
	phone: store.phone ? { label: store.phone, href: telephone(store.phone) } : undefined,
	hours: listHours(cx, store),
});

export const toVisitView = (
	visit: Visit,
	{ store, product, code }: { store: Store; product?: Product; code?: string },
	cx: PageContext,
): VisitView => {
	const { paths, search } = cx;
	const own = { id: visit.id, ...(code === undefined ? {} : { code }) };
	const isOver = visit.kind === "reservation" && visit.isOver;
	const isAsked = search.get("cancel") === "1" && search.get("id") === visit.id;
	return {
		id: visit.id,
		kind: visit.kind,
		store: toStorePlace(cx, store),
		name: visit.name,
		when: writeMoment(visit.kind === "reservation" ? visit.until : visit.begins, store, cx),
		isOver,
		product: product && toProductSummary(product, cx),
		size: visit.kind === "reservation" ? product && sizeOfVariant(product, visit.productId) : undefined,
		quantity: visit.kind === "reservation" ? visit.quantity : undefined,
		service:
			visit.kind === "appointment" ? APPOINTMENT_SERVICES.find((one) => one === visit.service) : undefined,
		note: visit.kind === "appointment" && visit.note !== "" ? visit.note : undefined,
		calendarHref: visit.kind === "appointment" ? paths.visitCalendar(own) : undefined,
		cancelHref: isOver || isAsked ? undefined : paths.at("visits", { ...own, cancel: "1" }),
		cancelling:
			isAsked && !isOver
				? { action: paths.at("visits"), code: code ?? "", noHref: paths.at("visits", own) }
				: undefined,
	};
};

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
