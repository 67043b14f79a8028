import type { ShopperBasketsV2 } from "@salesforce/storefront-next-runtime/scapi";
import type { scapi } from "../scapi.ts";
import { LineRefused } from "./new-lines.ts";

type VendorBasket = ShopperBasketsV2.schemas["Basket"];
type Clients = ReturnType<typeof scapi>;

const isApplied = ({ valid, statusCode }: { valid?: boolean; statusCode?: string }): boolean =>
	valid === true && (statusCode === undefined || statusCode === "applied");

export const listCoupons = ({ couponItems }: Pick<VendorBasket, "couponItems">) =>
	(couponItems ?? []).map((coupon) => ({
		id: coupon.couponItemId ?? "",
		code: coupon.code ?? "",
		applied: isApplied(coupon),
	}));

export async function addCoupon(
	{ shopperBasketsV2 }: Clients,
	{ basketId = "", couponItems }: VendorBasket,
	code: string,
): Promise<VendorBasket> {
	const knownIds = new Set(couponItems?.map(({ couponItemId }) => couponItemId));
	const params = { path: { basketId } };
	const { data } = await shopperBasketsV2.addCouponToBasket({ params, body: { code } as never });
	const newCoupon = data.couponItems?.find(({ couponItemId }) => !knownIds.has(couponItemId));
	if (!newCoupon || isApplied(newCoupon)) return data;
	await shopperBasketsV2.removeCouponFromBasket({
		params: { path: { basketId, couponItemId: newCoupon.couponItemId ?? "" } },
	});
	throw new LineRefused("couponRefused");
}

export async function removeCoupon(
	{ shopperBasketsV2 }: Clients,
	{ basketId = "" }: VendorBasket,
	couponItemId: string,
): Promise<VendorBasket | undefined> {
	const { data } = await shopperBasketsV2.removeCouponFromBasket({
		params: { path: { basketId, couponItemId } },
	});
	return (data as VendorBasket | undefined) ?? undefined;
}
