import { APPOINTMENT_SERVICES, type VisitView } from "../../shared/contracts/visit-views.ts";
import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import type { Store } from "../../worker/platform/commerce/stores/stores.ts";
import type { Visit } from "../../worker/platform/commerce/stores/visits.ts";
import { sizeOfVariant, toProductSummary } from "../../worker/present/product-summary.ts";
import { writeMoment } from "../../worker/present/stores/store-views.ts";
import { toStorePlace } from "../../worker/present/stores/visit-views.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";

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
		storeId: store.id,
		productId: visit.kind === "reservation" ? visit.productId : undefined,
		store: toStorePlace(cx, store),
		name: visit.name,
		when: writeMoment(visit.kind === "reservation" ? visit.until : visit.begins, store, cx),
		isOver,
		product: product && toProductSummary(product, cx),
		size: visit.kind === "reservation" ? product && sizeOfVariant(product, visit.productId, cx) : undefined,
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
