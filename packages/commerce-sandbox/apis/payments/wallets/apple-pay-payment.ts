import { parseEmail } from "@vetrina/shop-rules/typed/email.ts";
import type { Context } from "hono";
import * as z from "zod";
import { CHALLENGE_PATH } from "../../../checkout/challenge.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { applePay } from "../../../payments/methods/apple-pay.ts";
import { brandOfNetwork } from "../../../payments/payment-cards.ts";
import { newId } from "../../../records/baskets/basket-store.ts";
import { readTexts } from "../../../texts.ts";
import { readLanguage } from "../../baskets/changes/basket-context.ts";
import { basketShape, reading } from "./apple-pay-reading.ts";
import { orderBySheet } from "./order-by-sheet.ts";
import { findReason } from "./refusal-texts.ts";
import { walletBasket } from "./wallet-basket.ts";
import { addressOfContact, appleContactSchema, contactFaults } from "./wallet-contact.ts";
import { approvedSchema, earlierOrder, type OrderedByWallet } from "./wallet-order.ts";

const authorizedSchema = z.looseObject({
	...basketShape,
	payment: z.looseObject({
		token: z.looseObject({
			transactionIdentifier: z.string().max(256).optional(),
			paymentData: z.looseObject({ version: z.string().max(16), data: z.string().min(1).max(20_000) }),
			paymentMethod: z
				.looseObject({ displayName: z.string().max(256).optional(), network: z.string().max(64).optional() })
				.optional(),
		}),
		shippingContact: appleContactSchema,
		billingContact: appleContactSchema.optional(),
		approved: approvedSchema.optional(),
	}),
});

type Authorized = z.infer<typeof authorizedSchema>["payment"];

function readCard({ token }: Authorized) {
	const cardType = brandOfNetwork(token.paymentMethod?.network ?? "");
	const digits = /(\d{4})$/.exec(token.paymentMethod?.displayName ?? "")?.[1];
	return {
		...(cardType ? { cardType } : {}),
		...(digits ? { maskedNumber: `************${digits}` } : {}),
		creditCardToken: token.transactionIdentifier || newId(),
	};
}

export const paymentAuthorized = reading(
	authorizedSchema,
	async ({ c, site, language }, { payment }, basketId) => {
		const basket = await walletBasket(c, basketId);
		if (basket instanceof Response) {
			const earlier = await earlierOrder(c, basketId);
			return earlier ? success(c, earlier) : basket;
		}
		const { shippingContact, billingContact = shippingContact } = payment;
		const faults = [
			...contactFaults(shippingContact, { site, language }).map((fault) => ({
				code: "shippingContactInvalid",
				...fault,
			})),
			...(billingContact === shippingContact
				? []
				: contactFaults(billingContact, { site, language, isBilling: true }).map((fault) => ({
						code: "billingContactInvalid",
						...fault,
					}))),
		];
		if (faults.length > 0) return c.json({ error: true, status: "Failure", errors: faults });
		const result = await orderBySheet(c, basket, {
			email: parseEmail(shippingContact.emailAddress) ?? "",
			shipping: addressOfContact(shippingContact),
			billing: addressOfContact(billingContact),
			instrument: { paymentMethodId: applePay.id, paymentCard: readCard(payment), custom: {} },
			approvedTotal: payment.approved,
		});
		return "refused" in result ? failure(c, result.refused) : success(c, result);
	},
);

function success(c: Context<CommerceHono>, { orderNo, challenge, continueURL }: OrderedByWallet): Response {
	const redirect = challenge
		? `${CHALLENGE_PATH}?${new URLSearchParams({ JWT: challenge.threeDSJWT })}`
		: continueURL;
	return c.json({ status: "Success", orderNo, redirect });
}

function failure(c: Context<CommerceHono>, { type, detail }: { type: string; detail: string }): Response {
	const message = findReason(type, readTexts(readLanguage(c)).walletMessages) ?? detail;
	return c.json({ error: true, status: "Failure", errorType: type, errorMessage: message });
}
