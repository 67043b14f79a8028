import { isCustomerName } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { parsePhone } from "@vetrina/shop-rules/typed/phone-number.ts";
import { oneLine } from "@vetrina/shop-rules/typed/plain-text.ts";
import type { CheckoutState } from "../../worker/platform/commerce/checkout/checkout.ts";
import type { Store } from "../../worker/platform/commerce/stores/stores.ts";
import { isUnavailable } from "../../worker/platform/is-unavailable.ts";
import { describeOpenState, listHours, storeAddress } from "../../worker/present/stores/store-views.ts";
import type { PageVisitor } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { CheckoutData, PickUpStoreView } from "./contract.ts";

export const PICK_UP_DRAFT = "pickUp";

export const pickUpStores = async ({
	stores,
	locale,
	settings,
}: Pick<PageContext, "stores" | "locale" | "settings">) => {
	if (!settings.pickUpEnabled) return [];
	const all = await stores.all().catch((error: unknown) => {
		if (!isUnavailable(error)) throw error;
		return [];
	});
	return all.filter(
		({ services, countryCode }) => services.includes("pickUp") && countryCode === locale.country,
	);
};

type Line = { productId: string; quantity: number; name: string };

const listLacking = (
	store: Store,
	lines: readonly Line[],
	stock: ReadonlyMap<string, ReadonlyMap<string, number>>,
): string[] => {
	const units = new Map<string, number>();
	for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity);
	const lacking = [...units].filter(([id, count]) => (stock.get(store.id)?.get(id) ?? 0) < count);
	return lacking.map(([id]) => lines.find(({ productId }) => productId === id)?.name ?? id);
};

export const pickUpView = async (
	cx: PageContext,
	{ visits, drafts }: Pick<PageVisitor, "visits" | "drafts">,
	{ state, lines }: { state: CheckoutState; lines: readonly Line[] },
): Promise<CheckoutData["pickUp"]> => {
	const { paths, search } = cx;
	const stores = lines.length > 0 ? await pickUpStores(cx) : [];
	if (stores.length === 0) return undefined;
	const isChosen = search.get("way") === "pickUp" || state.fromStoreId !== undefined;
	const common = {
		isChosen,
		deliveryHref: state.fromStoreId === undefined ? paths.checkout({ step: "delivery" }) : undefined,
		pickUpHref: paths.checkout({ step: "delivery", way: "pickUp" }),
	};
	if (!isChosen) return { ...common, stores: [], isUnknown: false, values: {}, faults: {} };
	const stock = await visits.pickUpStock([...new Set(lines.map(({ productId }) => productId))]);
	const draft = search.get("error") ? await drafts.read(PICK_UP_DRAFT) : null;
	const { fullName = "", phone, phoneCode: code } = (state.fromStoreId && state.address) || {};
	const views = stores.map((store): PickUpStoreView => {
		const lacks = stock ? listLacking(store, lines, stock) : [];
		return {
			id: store.id,
			name: store.name,
			address: storeAddress(store, cx.locale.language),
			open: describeOpenState(cx, store),
			hours: listHours(cx, store),
			lacks,
		};
	});
	return {
		...common,
		stores: views.toSorted((a, b) => a.lacks.length - b.lacks.length),
		isUnknown: stock === null,
		values: draft?.values ?? {
			storeId: state.fromStoreId ?? "",
			name: fullName,
			phone: phone ? `${code ? `+${code} ` : ""}${phone}` : "",
		},
		faults: Object.fromEntries(
			Object.entries(draft?.faults ?? {}).flatMap(([name, [fault]]) => (fault ? [[name, fault]] : [])),
		),
	};
};

export const readCollector = (fields: Record<string, string>, country: string) => {
	const name = oneLine(fields.collector);
	const phone = parsePhone(fields.collectorPhone, { country });
	const faults: Record<string, string> = {};
	if (name === "") faults.name = "required";
	else if (name.length > 100) faults.name = "tooLong";
	else if (!isCustomerName(name)) faults.name = "name";
	if (!phone) faults.phone = "phone";
	return phone && Object.keys(faults).length === 0
		? { ok: { name, phone: phone.national, phoneCode: phone.code } }
		: { faults };
};
