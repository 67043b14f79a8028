import { customBody } from "../../shared/contracts/shopper-api.ts";
import { isProductId } from "../../shared/domain/catalogue/product-id.ts";
import { purchaseFields } from "../../shared/domain/product/purchase-fields.ts";
import type { HandleForm } from "../pages/page-form.ts";
import type { BasketOutcome, BasketPort } from "../platform/commerce/baskets.ts";
import { formText } from "./form-text.ts";

/** Ids of items are the platform's own. */
const ID = /^[\w-]{1,64}$/;

const quantityOf = (text: string): number | null => (/^\d{1,2}$/.test(text) ? Number(text) : null);

type Intent = { run(baskets: BasketPort): Promise<BasketOutcome>; notice: string; buysNow?: true };

/** What a native form asks for; null where its fields say nothing that makes sense. */
const intentOf = (form: FormData): Intent | "chooseSize" | null => {
	const intent = formText(form, "intent") || "add";
	const itemId = formText(form, "itemId");
	const quantity = quantityOf(formText(form, "quantity") || "1");
	if (intent === "add") {
		const productId = formText(form, "productId");
		// The form of a product page without a chosen size.
		if (productId === "") return "chooseSize";
		if (!isProductId(productId) || !quantity) return null;
		const { custom, parts } = purchaseFields(form);
		if (custom && !customBody.safeParse(custom).success) return null;
		if (parts?.some((part) => !isProductId(part))) return null;
		if (ID.test(itemId) && custom)
			return { run: (baskets) => baskets.update(itemId, { productId, custom }), notice: "updated" };
		return {
			run: (baskets) =>
				baskets.add({ productId, quantity, ...(custom ? { custom } : {}), ...(parts ? { parts } : {}) }),
			notice: "added",
			...(form.get("then") === "checkout" ? { buysNow: true as const } : {}),
		};
	}
	if (!ID.test(itemId)) return null;
	if (intent === "remove" || (intent === "update" && quantity === 0))
		return { run: (baskets) => baskets.remove(itemId), notice: "removed" };
	if (intent === "update" && quantity !== null)
		return { run: (baskets) => baskets.update(itemId, { quantity }), notice: "updated" };
	return null;
};

/**
 * `POST /{locale}/cart`: the basket without JavaScript. Fields: intent = add | update | remove, productId, itemId,
 * quantity, and for adding those of shared/domain/product/purchase-fields.ts and then = checkout. Leads to the cart, with a message key.
 */
export const cartForm: HandleForm = async (form, { visitor: { baskets }, paths }) => {
	const back = (kind: "notice" | "error", key: string) => ({ location: paths.at("cart", { [kind]: key }) });
	const intent = intentOf(form);
	if (intent === null) return back("error", "invalid");
	if (intent === "chooseSize") return back("error", "chooseSize");
	const outcome = await intent.run(baskets);
	if (!outcome.ok) return back("error", outcome.error);
	return intent.buysNow ? { location: paths.checkout() } : back("notice", intent.notice);
};
