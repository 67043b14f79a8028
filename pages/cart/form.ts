import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import * as z from "zod";
import { addItemBody, itemId, newQuantity } from "../../shared/contracts/shopper-api.ts";
import { readGiftOptions } from "../../shared/domain/checkout/gift-options.ts";
import { purchaseFields } from "../../shared/domain/product/purchase-fields.ts";
import type { BasketOutcome, BasketPort } from "../../worker/platform/commerce/baskets/baskets.ts";
import type { HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields } from "../../worker/request/form/form-fields.ts";

export const BAG_LINK = "bagLink";
export const COUPON_DRAFT = "coupon";

const body = z.discriminatedUnion("intent", [
	addItemBody.extend({
		intent: z.literal("add"),
		itemId: itemId.optional().catch(undefined),
	}),
	z.object({
		intent: z.literal("update"),
		itemId,
		quantity: newQuantity.default(1),
		from: z.coerce.number().int().optional().catch(undefined),
	}),
	z.object({ intent: z.literal("remove"), itemId }),
	z.object({
		intent: z.literal("addCoupon"),
		code: z
			.string()
			.max(256)
			.transform(plainText)
			.refine((code) => code !== ""),
		basketId: z.string().optional(),
	}),
	z.object({ intent: z.literal("removeCoupon"), couponId: itemId }),
	z.object({ intent: z.literal("removeGiftCard"), giftCardId: itemId }),
	z.object({
		intent: z.literal("giftOptions"),
		giftWrap: z.string().optional(),
		giftMessage: z.string().optional(),
		basketId: z.string().optional(),
	}),
]);

type Asked = z.output<typeof body>;

const run = (baskets: BasketPort, request: Asked): Promise<BasketOutcome> => {
	if (request.intent === "remove") return baskets.remove(request.itemId);
	if (request.intent === "addCoupon") return baskets.addCoupon(request.code, request.basketId);
	if (request.intent === "removeGiftCard") return baskets.removeGiftCard(request.giftCardId);
	if (request.intent === "giftOptions") {
		const options = readGiftOptions(request);
		return options
			? baskets.setGiftOptions(options, request.basketId)
			: Promise.resolve({ ok: false, error: "invalid" });
	}
	if (request.intent === "removeCoupon") return baskets.removeCoupon(request.couponId);
	if (request.intent === "update")
		return baskets.update(request.itemId, { quantity: request.quantity, from: request.from });
	const { productId, quantity, custom, parts, addType } = request;
	return request.itemId && custom
		? baskets.update(request.itemId, { productId, custom })
		: baskets.add({ productId, quantity, custom, parts, addType });
};

const chooseNotice = (request: Asked): string => {
	if (request.intent === "addCoupon") return "couponAdded";
	if (request.intent === "removeCoupon") return "couponRemoved";
	if (request.intent === "removeGiftCard") return "removed";
	if (request.intent === "giftOptions") return "updated";
	if (request.intent === "remove" || request.quantity === 0) return "removed";
	return request.intent === "add" && !(request.itemId && request.custom) ? "added" : "updated";
};

/** Returns NaN unless the text is a whole number in digits (basket-3). */
const parseQuantity = (typed: string): number => (/^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : Number.NaN);

/**
 * Changes the basket. Fields: intent = add | update | remove | addCoupon | removeCoupon | removeGiftCard | giftOptions | collect | share,
 * productId, itemId, quantity, from, code, couponId, giftCardId, giftWrap, giftMessage (gifts-5); for `addCoupon` and `giftOptions` also
 * basketId, the basket that is meant (checkout-23); for `add` those of shared/domain/product/purchase-fields.ts and then = checkout.
 * `collect` adds the items of an agent's link (basket-23).
 */
export const cartForm: HandleForm = async (form, { visitor, paths }) => {
	const { baskets, personalShopper, drafts } = visitor;
	const back = (kind: "notice" | "error", key: string) => ({ location: paths.at("cart", { [kind]: key }) });
	const { intent = "add", quantity, then: next, ...fields } = formFields(form);
	if (intent === "collect") {
		const outcome = await baskets.follow(() => personalShopper.collect(fields.code ?? ""));
		return outcome === "collected" ? back("notice", outcome) : back("error", outcome);
	}
	if (intent === "share") {
		const link = await personalShopper.link();
		if (!link) return back("error", "unavailable");
		await drafts.keep(BAG_LINK, { values: { link }, faults: {} });
		return { location: paths.cart() };
	}
	// The product page's form was sent without a size.
	if (intent === "add" && fields.productId === undefined) return back("error", "chooseSize");
	const result = body.safeParse({
		...fields,
		...purchaseFields(form),
		addType: next === "checkout" ? "buyNow" : undefined,
		intent,
		quantity: quantity === undefined ? undefined : parseQuantity(quantity),
	});
	const keepCode = () =>
		intent === "addCoupon" && drafts.keep(COUPON_DRAFT, { values: { code: fields.code ?? "" }, faults: {} });
	if (!result.success) {
		await keepCode();
		return back("error", intent === "addCoupon" ? "couponRefused" : "invalid");
	}
	const outcome = await run(baskets, result.data);
	if (!outcome.ok) {
		await keepCode();
		return back("error", outcome.error);
	}
	return result.data.intent === "add" && next === "checkout"
		? { location: paths.checkout() }
		: back("notice", chooseNotice(result.data));
};
