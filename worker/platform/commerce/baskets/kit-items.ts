import type { ShopperBasketsV2 } from "@salesforce/storefront-next-runtime/scapi";
import { readKitField } from "./line-fields.ts";
import { LineRefused } from "./new-lines.ts";
import type { Clients, VendorBasket } from "./own-basket.ts";

type Items = ShopperBasketsV2.schemas["Basket"]["productItems"];

const kitAt = (items: Items, itemId: string) => {
	const item = items?.find((one) => one.itemId === itemId);
	return item && readKitField(item as Record<string, unknown>);
};

const ofKit = (items: Items, id: string, role: "parent" | "part"): NonNullable<Items> =>
	(items ?? []).filter((item) => {
		const kit = readKitField(item as Record<string, unknown>);
		return kit?.id === id && kit.role === role;
	});

export const listKitParts = (items: Items, itemId: string): NonNullable<Items> => {
	const kit = kitAt(items, itemId);
	return kit?.role === "parent" ? ofKit(items, kit.id, "part") : [];
};

export const refuseHalfAKit = (items: Items, itemId: string, productId?: string): void => {
	const kit = kitAt(items, itemId);
	if (!kit) return;
	if (kit.role === "part" && ofKit(items, kit.id, "parent").length > 0) throw new LineRefused("itemGone");
	const own = items?.find((one) => one.itemId === itemId)?.productId;
	if (productId !== undefined && productId !== own) throw new LineRefused("invalid");
};

export async function removeItem(
	{ shopperBasketsV2 }: Clients,
	basket: VendorBasket,
	itemId: string,
): Promise<VendorBasket | undefined> {
	refuseHalfAKit(basket.productItems, itemId);
	const remove = async (id: string | undefined): Promise<VendorBasket | undefined> => {
		const path = { basketId: basket.basketId ?? "", itemId: id ?? "" };
		const { data } = await shopperBasketsV2.removeItemFromBasket({ params: { path } });
		return (data as VendorBasket | undefined) ?? undefined;
	};
	let remaining = await remove(itemId);
	for (const part of listKitParts(basket.productItems, itemId))
		if (remaining?.productItems?.some((item) => item.itemId === part.itemId))
			remaining = await remove(part.itemId);
	return remaining;
}
