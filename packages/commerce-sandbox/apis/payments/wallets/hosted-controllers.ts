import * as z from "zod";
import { jsonBody, noteBody } from "../../../http/json-body.ts";
import { fromMinor, toMinor } from "../../../money.ts";
import { type HostedMethod, hostedMethods } from "../../../payments/methods/all-methods.ts";
import { priceTexts } from "../../../price-text.ts";
import { countryOfBasket } from "../../../records/baskets/basket-country.ts";
import { ownChoice, type StoredBasket } from "../../../records/baskets/basket-document.ts";
import { newId } from "../../../records/baskets/basket-store.ts";
import { localeOfRequest } from "../../../requests/request-locale.ts";
import { readTexts } from "../../../texts.ts";
import type { BasketContext } from "../../baskets/changes/basket-context.ts";
import { setBillingAddress, setCustomer } from "../../baskets/rules/checkout-rules.ts";
import { setWalletAddress } from "../../baskets/rules/shipment-rules.ts";
import type { ControllerRequest, Controllers } from "../../controllers/controller.ts";
import { type ApprovalRequest, askBuyer, readApproval } from "../hosted-wallets/approvals.ts";
import { findReason } from "./refusal-texts.ts";
import {
	changeWalletBasket,
	inTurn,
	noting,
	payingWith,
	walletBasket,
	withDefaultShipping,
} from "./wallet-basket.ts";
import { readGoogleAddress } from "./wallet-contact.ts";
import { readRefusal } from "./wallet-order.ts";
import { walletSheet } from "./wallet-sheet.ts";

export async function askWallet(
	c: BasketContext,
	{ id: methodId, hosted }: HostedMethod,
	basket: StoredBasket,
	token: string,
	withAddress: boolean,
): Promise<StoredBasket | Response> {
	const { siteId, currency } = basket;
	const write = priceTexts({ siteId, currency, locale: localeOfRequest(c) });
	const changedBasket = await changeWalletBasket(c, basket.id, (current) =>
		inTurn(current, [
			// A basket for a single product has no estimate of shipping yet.
			(one) => (one.temporary ? withDefaultShipping(one) : { ok: one.document }),
			(one) => payingWith(c, one, { paymentMethodId: methodId, custom: { [hosted.token]: token } }),
			noting(basket),
		]),
	);
	if (changedBasket instanceof Response) return changedBasket;
	const { toPay } = await walletSheet(c, changedBasket);
	const amount = fromMinor(toPay, currency);
	await askBuyer(c.env.DB, {
		token,
		methodId,
		basketId: basket.id,
		request: {
			amountText: write(amount),
			amount,
			country: countryOfBasket(basket),
			withAddress,
		},
	});
	return changedBasket;
}

const sessionSchema = z.looseObject({ withAddress: z.boolean().default(true) });
const tokenSchema = z.looseObject({ token: z.string().min(1).max(64) });

/** Writes the confirmed address, e-mail and payment into the basket; the checkout places the order. */
const complete =
	({ id: methodId, hosted: fieldNames }: HostedMethod) =>
	async ({ c, language }: ControllerRequest): Promise<Response> => {
		const reading = await jsonBody(c, tokenSchema);
		if ("refusal" in reading) return reading.refusal;
		const { token } = reading.body;
		const words = readTexts(language).walletMessages;
		const refuse = (errorType: string, error: string) => c.json({ success: false, errorType, error });
		const approval = await readApproval(c.env.DB, token);
		const basket = await walletBasket(c, approval?.basketId);
		if (basket instanceof Response) return basket;
		const isAsked =
			approval?.request.signed ||
			basket.document.paymentInstruments.some(({ custom }) => custom[fieldNames.token] === token);
		if (!approval?.buyer || approval.methodId !== methodId || !isAsked)
			return refuse("payment-not-approved", words.declined);
		const { buyer, request } = approval;
		const respondDone = () =>
			c.json({ success: true, basketId: basket.id, approvedAmount: request.amount }, 200, {
				"cache-control": "no-store",
			});
		// A reload repeats the call: the basket already has the confirmed payment, and later changes to the basket must stay.
		const isDone = basket.document.paymentInstruments.some(
			({ custom }) => custom[fieldNames.token] === token && fieldNames.payer in custom,
		);
		if (isDone) return respondDone();
		if (request.amount !== undefined) {
			const { toPay } = await walletSheet(c, basket);
			if (toPay > toMinor(request.amount, basket.currency))
				return refuse("basket-total-changed", words.changed);
		}
		const givenAddress =
			buyer.address && readGoogleAddress({ ...buyer.address, countryCode: request.country });
		const isWrong = givenAddress !== undefined && givenAddress.faults.length > 0;
		// A basket for a single product has no checkout step that could ask for the missing fields.
		if (isWrong && basket.temporary) return refuse("invalid-address", words.invalidAddress);
		const address = isWrong ? undefined : givenAddress?.address;
		if (address && request.country !== countryOfBasket(basket))
			return refuse("country-not-served", words.notServed);
		const changedBasket = await changeWalletBasket(c, basket.id, (current) =>
			inTurn(current, [
				(one) => (address ? setWalletAddress(one, address, newId) : { ok: one.document }),
				({ document }) => ({
					ok: address ? setBillingAddress(document, address, { useAsShipping: false, newId }) : document,
				}),
				({ document }) => ({
					ok:
						document.customer.email && !address
							? document
							: setCustomer(document, { email: buyer.email, custom: {} }),
				}),
				withDefaultShipping,
				async (one) =>
					payingWith(c, one, {
						paymentMethodId: methodId,
						...(buyer.funds === "balance"
							? {}
							: { paymentCard: { creditCardToken: `sandbox-${buyer.funds}` } }),
						custom: {
							[fieldNames.token]: token,
							[fieldNames.payer]: buyer.email,
							[fieldNames.approved]: await approvedAmount(c, one, request),
						},
					}),
				({ document }) => ({ ok: ownChoice(document) }),
			]),
		);
		if (changedBasket instanceof Response) {
			const { type, detail } = await readRefusal(changedBasket);
			return refuse(type, findReason(type, words) ?? detail);
		}
		return respondDone();
	};

/**
 * Returns the highest total that the wallet may charge (wallets-11). A single product has no review, so this is the total on the wallet's
 * page; for a cart the buyer approves the total at the review.
 */
async function approvedAmount(
	c: BasketContext,
	basket: StoredBasket,
	{ amount }: ApprovalRequest,
): Promise<number> {
	if (basket.temporary && amount !== undefined) return amount;
	return fromMinor((await walletSheet(c, basket)).toPay, basket.currency);
}

async function createSession(
	method: HostedMethod,
	reply: string,
	{ c, language }: ControllerRequest,
): Promise<Response> {
	const reading = await jsonBody(c, sessionSchema, {
		emptyAs: {},
	});
	if ("refusal" in reading) return reading.refusal;
	const basket = await walletBasket(c, undefined);
	if (basket instanceof Response) return basket;
	const { pricing } = await walletSheet(c, basket);
	if (pricing.lines.some(({ available, bonus }) => !available && !bonus))
		return c.json({ error: readTexts(language).walletMessages.unavailable });
	const token = crypto.randomUUID();
	const result = await askWallet(c, method, basket, token, reading.body.withAddress);
	if (result instanceof Response) {
		const { type, detail } = await readRefusal(result);
		return c.json({ error: findReason(type, readTexts(language).walletMessages) ?? detail, errorType: type });
	}
	return c.json({ [reply]: token, basketId: basket.id }, 200, { "cache-control": "no-store" });
}

export const hostedWalletControllers: Controllers = Object.fromEntries(
	hostedMethods.flatMap((method) => {
		const { complete: completing, session } = method.hosted;
		const post = { methods: ["POST"], scope: "required" } as const;
		return [
			[completing, { ...post, handler: noteBody(tokenSchema, complete(method)) }],
			...(session
				? [
						[
							session.controller,
							{
								...post,
								handler: noteBody(sessionSchema, (request: ControllerRequest) =>
									createSession(method, session.reply, request),
								),
							},
						],
					]
				: []),
		];
	}),
);
