import { parseEmail } from "@vetrina/shop-rules/typed/email.ts";
import * as z from "zod";
import { jsonBody, noteBody } from "../../../http/json-body.ts";
import { googlePay } from "../../../payments/methods/google-pay.ts";
import { countryOfBasket } from "../../../records/baskets/basket-country.ts";
import { newId } from "../../../records/baskets/basket-store.ts";
import { homePath } from "../../../settings/home-path.ts";
import { countryByCode } from "../../../settings/sites.ts";
import { readTexts } from "../../../texts.ts";
import type { ControllerRequest, Controllers } from "../../controllers/controller.ts";
import { orderBySheet } from "./order-by-sheet.ts";
import { findReason } from "./refusal-texts.ts";
import { walletBasket } from "./wallet-basket.ts";
import { googleAddressSchema, readGoogleAddress } from "./wallet-contact.ts";
import { approvedSchema, earlierOrder, type OrderedByWallet } from "./wallet-order.ts";
import { walletSheet } from "./wallet-sheet.ts";

const schema = z.looseObject({
	basketId: z.string().max(64).optional(),
	email: z.string().max(256).optional(),
	shippingAddress: googleAddressSchema.optional(),
	billingAddress: googleAddressSchema.optional(),
	shippingOptionData: z.looseObject({ id: z.string().max(256).optional() }).optional(),
	tokenizationData: z.looseObject({ token: z.string().max(20_000) }),
	dfReferenceId: z.string().max(256).optional(),
	approved: approvedSchema.optional(),
});
type Authorized = z.infer<typeof schema>;

export const googlePayControllers: Controllers = {
	"SGGooglePay-PaymentAuthorized": {
		methods: ["POST"],
		scope: "required",
		handler: noteBody(schema, paymentAuthorized),
	},
};

async function paymentAuthorized({ c, site, language, country }: ControllerRequest): Promise<Response> {
	const reading = await jsonBody(c, schema);
	if ("refusal" in reading) return reading.refusal;
	const { body } = reading;
	const words = readTexts(language).walletMessages;
	const refuse = (errorType: string, error: string, more: object = {}) =>
		c.json({ success: false, errorType, error, ...more });
	const basket = await walletBasket(c, body.basketId);
	if (basket instanceof Response) {
		const earlier = await earlierOrder(c, body.basketId);
		return earlier ? c.json(success(earlier)) : basket;
	}
	const { shippingAddress = {}, billingAddress } = body;
	const email = parseEmail(body.email);
	const shipping = readGoogleAddress(shippingAddress);
	const billing = billingAddress ? readGoogleAddress(billingAddress, { isBilling: true }) : shipping;
	const faults = [...shipping.faults, ...billing.faults];
	if (!email || faults.some(({ isMissing }) => isMissing)) return refuse("missing-data", words.missing);
	if (shipping.address.countryCode !== countryOfBasket(basket))
		return refuse("country-not-served", words.notServed);
	if (!countryByCode(billing.address.countryCode ?? "")) return refuse("country-not-served", words.notBilled);
	if (faults.length > 0) return refuse("invalid-address", words.invalidAddress);
	const { pricing } = await walletSheet(c, basket);
	const toCart = { redirectURL: `${homePath(site, language, country)}/cart` };
	if (pricing.lines.some(({ available, bonus }) => !available && !bonus))
		return refuse("product-item-not-available", words.unavailable, toCart);
	const result = await orderBySheet(c, basket, {
		email,
		shipping: shipping.address,
		billing: billing.address,
		shippingMethodId: body.shippingOptionData?.id,
		instrument: readInstrument(body),
		approvedTotal: body.approved,
	});
	if ("refused" in result) {
		const { type, detail } = result.refused;
		if (type === "product-item-not-available") return refuse(type, words.unavailable, toCart);
		return refuse(type, findReason(type, words) ?? detail);
	}
	return c.json(success(result));
}

const success = ({ orderNo, continueURL, challenge }: OrderedByWallet) => ({
	success: true,
	orderNo,
	continueURL,
	...(challenge
		? { challengeDetails: { threeDSJWT: challenge.threeDSJWT, challengeURL: challenge.challengeURL } }
		: {}),
});

/**
 * Returns the payment instrument. Tokens that begin with `sandbox-` are stored; a real token is too long and works once, so an id replaces
 * it.
 */
function readInstrument({ tokenizationData, dfReferenceId }: Authorized) {
	const { token } = tokenizationData;
	return {
		paymentMethodId: googlePay.id,
		paymentCard: { creditCardToken: token.startsWith("sandbox-") ? token.slice(0, 64) : newId() },
		custom: dfReferenceId ? { c_dfReferenceId: dfReferenceId } : {},
	};
}
