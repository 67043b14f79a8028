import { isCredited, type ShopEvent, toSourced } from "../shell/shop-events.ts";

export type RememberedClick = {
	source?: { source?: string; sourceSpecification?: string };
	list?: { id: string; name: string };
};

/** Returns what a visit remembers of a click on a product: the source to credit, and the category's list come by. */
export function rememberClick(event: ShopEvent): RememberedClick {
	if (event.type !== "productClick" && event.type !== "productAction") return {};
	const { plpCategoryId: id, plpCategoryName: name = "" } = event;
	return { ...(isCredited(event) && { source: toSourced(event) }), ...(id && { list: { id, name } }) };
}
