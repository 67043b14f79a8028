import { readGiftCard } from "@vetrina/shop-rules/gift-cards/gift-card.ts";
import { itemId } from "../../shared/contracts/shopper-api.ts";
import type { HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields } from "../../worker/request/form/form-fields.ts";
import { contextForApi } from "../../worker/request/page/create-page-context.ts";
import { GIFT_CARD_PURCHASE, readLimits, typedValues } from "./gift-card-draft.ts";

/**
 * Previews a gift card, or adds it to the basket (gifts-2). Fields: intent = preview | add, design, amount (a suggested amount or "other"),
 * otherAmount, recipientName, recipientEmail, senderName, message, date, terms, and item, the id of the gift card that is changed. A
 * preview needs no consent to the terms.
 */
export const giftCertificatePurchaseForm: HandleForm = async (form, cx) => {
	const { calls, locale, paths, visitor, now } = cx;
	const { drafts, baskets } = visitor;
	const fields = formFields(form);
	const item = itemId.safeParse(fields.item).data;
	const back = (query: Record<string, string> = {}) =>
		paths.at("giftCertificatePurchase", { ...(item ? { item } : {}), ...query });
	const limits = readLimits({ ...(await contextForApi(calls, locale)), now });
	if (!limits) return { location: paths.at("customerService") };
	const isPreview = fields.intent === "preview";
	const values = typedValues(fields);
	const hasAgreed = fields.terms !== undefined;
	const keep = (faults: Record<string, string[]>) =>
		drafts.keep(GIFT_CARD_PURCHASE, {
			values: { ...values, terms: hasAgreed ? "1" : "", preview: isPreview ? "1" : "" },
			faults,
		});
	const result = readGiftCard(values, hasAgreed || isPreview, limits);
	if ("faults" in result) {
		await keep(Object.fromEntries(Object.entries(result.faults).map(([name, fault]) => [name, [fault]])));
		return { location: back() };
	}
	if (isPreview) {
		await keep({});
		return { location: `${back()}#preview` };
	}
	const outcome = await baskets.setGiftCard(result.ok, item);
	if (outcome.ok) {
		drafts.drop(GIFT_CARD_PURCHASE);
		return { location: paths.at("cart", { notice: item ? "updated" : "added" }) };
	}
	if (outcome.error === "itemGone") return { location: paths.at("cart", { error: "itemGone" }) };
	await keep({});
	return { location: back({ error: outcome.error === "invalid" ? "tooMany" : "unavailable" }) };
};
