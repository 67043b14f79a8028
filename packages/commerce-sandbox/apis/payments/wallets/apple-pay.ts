import type { Context } from "hono";
import * as z from "zod";
import type { CommerceHono } from "../../../http/http.ts";
import { noteBody } from "../../../http/json-body.ts";
import { problem } from "../../../http/problem.ts";
import { takenNetworks } from "../../../payments/payment-cards.ts";
import type { StoredBasket } from "../../../records/baskets/basket-document.ts";
import { deleteBasket, newId } from "../../../records/baskets/basket-store.ts";
import { homePath } from "../../../settings/home-path.ts";
import { readTexts } from "../../../texts.ts";
import { readLanguage } from "../../baskets/changes/basket-context.ts";
import { setShippingMethod, setWalletAddress } from "../../baskets/rules/shipment-rules.ts";
import type { ControllerRequest, Controllers } from "../../controllers/controller.ts";
import { paymentAuthorized } from "./apple-pay-payment.ts";
import { basketShape, reading } from "./apple-pay-reading.ts";
import { contactsSchema, validate } from "./apple-pay-validate.ts";
import { isMerchantGateway, sandboxMerchantSession } from "./merchant-session.ts";
import {
	asBefore,
	basketForProduct,
	changeWalletBasket,
	inTurn,
	noting,
	walletBasket,
	withOfferedShipping,
} from "./wallet-basket.ts";
import { addressOfContact, appleContactSchema, placeFaults } from "./wallet-contact.ts";
import { walletSheet } from "./wallet-sheet.ts";

const NETWORKS = ["visa", "masterCard", "amex", "jcb", "chinaUnionPay"];

type CommerceContext = Context<CommerceHono>;
type Handler = (request: ControllerRequest, basketId: string | undefined) => Promise<Response>;

async function sheetResponse(c: CommerceContext, basket: StoredBasket | Response): Promise<Response> {
	if (basket instanceof Response) return basket;
	const { lineItems, shippingMethods, total } = await walletSheet(c, basket);
	return c.json({ basketId: basket.id, lineItems, shippingMethods, total });
}

async function requestResponse(
	c: CommerceContext,
	basketOrRefusal: StoredBasket | Response,
): Promise<Response> {
	if (basketOrRefusal instanceof Response) return basketOrRefusal;
	const before = await asBefore(c, basketOrRefusal);
	if (before instanceof Response) return before;
	const basket = await changeWalletBasket(c, basketOrRefusal.id, withOfferedShipping);
	if (basket instanceof Response) return basket;
	const { pricing: _, toPay, ...sheet } = await walletSheet(c, basket);
	if (toPay === 0) {
		const errorMessage = readTexts(readLanguage(c)).walletMessages.covered;
		return c.json({ session: false, error: true, errorType: "nothing-to-pay", errorMessage });
	}
	return c.json({
		session: true,
		basketId: basket.id,
		request: {
			...sheet,
			merchantCapabilities: ["supports3DS"],
			supportedNetworks: takenNetworks(NETWORKS, sheet.countryCode),
			requiredBillingContactFields: ["postalAddress", "name"],
			requiredShippingContactFields: ["postalAddress", "name", "phone", "email"],
		},
	});
}

const getRequest: Handler = async ({ c }, basketId) => requestResponse(c, await walletBasket(c, basketId));

const prepareBasket = reading(
	z.looseObject({ ...basketShape, sku: z.string().min(1).max(100) }),
	async ({ c }, { sku }) => requestResponse(c, await basketForProduct(c, sku)),
);

const shippingContactSelected = reading(
	z.looseObject({ ...basketShape, shippingContact: appleContactSchema }),
	async ({ c, site, language }, { shippingContact }, basketId) => {
		const basket = await walletBasket(c, basketId);
		if (basket instanceof Response) return basket;
		const errors = placeFaults(shippingContact, { site, language }).map((fault) => ({
			code: fault.contactField === "countryCode" ? "addressUnserviceable" : "shippingContactInvalid",
			...fault,
		}));
		if (errors.length > 0) return c.json({ errors, status: "Failure" });
		const changedBasket = await changeWalletBasket(c, basket.id, (current) =>
			inTurn(current, [
				(one) => setWalletAddress(one, addressOfContact(shippingContact), newId),
				withOfferedShipping,
				noting(basket),
			]),
		);
		return sheetResponse(c, changedBasket);
	},
);

const shippingMethodSelected = reading(
	z.looseObject({ ...basketShape, shippingMethod: z.looseObject({ identifier: z.string().max(256) }) }),
	async ({ c }, { shippingMethod }, basketId) => {
		const basket = await walletBasket(c, basketId);
		if (basket instanceof Response) return basket;
		return sheetResponse(
			c,
			await changeWalletBasket(c, basket.id, (current) =>
				setShippingMethod(current, "me", shippingMethod.identifier),
			),
		);
	},
);

const paymentMethodSelected = reading(z.looseObject(basketShape), async ({ c }, _, basketId) =>
	sheetResponse(c, await walletBasket(c, basketId)),
);

const merchantSchema = z.looseObject({
	...basketShape,
	isTrusted: z.boolean().optional(),
	validationURL: z.string().max(2000),
	hostname: z.string().max(253),
});

/**
 * Returns a merchant session. Refuses addresses that are not Apple's gateways, and hosts other than the shop's own or, outside production,
 * localhost.
 */
const validateMerchant = reading(merchantSchema, async ({ c }, { validationURL, hostname, isTrusted }) => {
	if (isTrusted === false)
		return problem(400, "invalid-merchant-validation", "The event is not the browser's own.");
	if (!isMerchantGateway(validationURL))
		return problem(400, "invalid-validation-url", "This is no address of the wallet's gateway.");
	const own = c.env.STOREFRONT_ORIGIN
		? new URL(c.env.STOREFRONT_ORIGIN).hostname
		: new URL(c.req.url).hostname;
	const isLocal = hostname === "localhost" && c.env.INSTANCE_TYPE !== "production";
	if (hostname !== own && !isLocal)
		return problem(400, "invalid-merchant-hostname", "The shop is not at this address.");
	return c.json({ session: sandboxMerchantSession(hostname, new Date()) }, 200, {
		"cache-control": "no-store",
	});
});

const cancel = reading(z.looseObject(basketShape), async ({ c, site, language, country }, _, basketId) => {
	if (basketId !== undefined) {
		const basket = await walletBasket(c, basketId);
		if (basket instanceof Response) return basket;
		if (basket.temporary) await deleteBasket(c.env.DB, basket.id);
		else await asBefore(c, basket);
	}
	return c.json({ redirect: `${homePath(site, language, country)}/cart` });
});

const post = (handler: (request: ControllerRequest) => Promise<Response>) =>
	({ methods: ["POST"], scope: "required", handler }) as const;

const endpoints = {
	GetRequest: {
		methods: ["GET"],
		scope: "required",
		parameters: { basketId: "optional" },
		handler: (request: ControllerRequest) => getRequest(request, request.c.req.query("basketId")),
	},
	PrepareBasket: post(prepareBasket),
	ShippingContactSelected: post(shippingContactSelected),
	ShippingMethodSelected: post(shippingMethodSelected),
	PaymentMethodSelected: post(paymentMethodSelected),
	ValidateMerchant: post(validateMerchant),
	PaymentAuthorized: post(paymentAuthorized),
	Cancel: post(cancel),
	Validate: post(noteBody(contactsSchema, validate)),
} as const;

export const applePayControllers: Controllers = Object.fromEntries(
	Object.entries(endpoints).flatMap(([name, controller]) => [
		[`ApplePay-${name}`, controller],
		[`__SYSTEM__ApplePay-${name}`, controller],
	]),
);
