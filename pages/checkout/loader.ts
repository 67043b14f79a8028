import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import { arrivalText } from "@vetrina/shop-rules/orders/arrival.ts";
import { formatPrice } from "@vetrina/shop-rules/price/price.ts";
import { findReturn, isPaymentOff, listExpress, listRedirects } from "../../payments/find-method.ts";
import {
	describeBasket,
	findKeep,
	isShownAtField,
	listChoices,
	listParts,
	listUnlisted,
} from "../../payments/payment-step.ts";
import type { Basket } from "../../shared/domain/basket/basket.ts";
import { isCheckoutError, stepOfError } from "../../shared/domain/checkout/checkout-errors.ts";
import {
	asksForBilling,
	type CheckoutStep,
	listSteps,
	openSteps,
	stepFor,
} from "../../shared/domain/checkout/checkout-steps.ts";
import { extend } from "../../worker/base/lazy.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { GIFT_CARD } from "../../worker/platform/commerce/baskets/bag-facts.ts";
import type { CheckoutState } from "../../worker/platform/commerce/checkout/checkout.ts";
import { arePaymentsOff } from "../../worker/platform/switches.ts";
import { addressForm } from "../../worker/present/addresses/address-form.ts";
import {
	addressLines,
	addressTemplate,
	addressValues,
} from "../../worker/present/addresses/written-address.ts";
import { hasWait, toBasketView } from "../../worker/present/basket-view.ts";
import { buildHead } from "../../worker/present/head.ts";
import { writeGuaranteeNotice } from "../../worker/present/legal/guarantee-notice.ts";
import { listConsentBoxes, needsGuestConsents } from "../../worker/present/legal/guest-consents.ts";
import { orderOfReviewed } from "../../worker/present/lost-order.ts";
import { expressOf, scriptsOf } from "../../worker/present/payment/wallet-views.ts";
import { keepReviewed } from "../../worker/present/reviewed-basket.ts";
import { collectedOf } from "../../worker/present/stores/visit-views.ts";
import { findDocument } from "../../worker/request/legal/find-document.ts";
import type { LoadPrivate, PageVisitor } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import { readBankStep } from "./bank-step.ts";
import type { CheckoutData } from "./contract.ts";
import { toWalletPage } from "./payment/wallet-page.ts";
import { pickUpView } from "./pick-up-view.ts";

export const CHECKOUT_DRAFT = "checkout";

export const loadCheckout: LoadPrivate = async (cx, visitor) => {
	const { baskets, checkout, drafts, shopper, wallets } = visitor;
	const { paths, search, locale } = cx;
	const orderNo = search.get("orderNo");
	if (search.get("step") === "bank" && orderNo)
		return bankPage(cx, await checkout.order(orderNo.slice(0, 64)));
	if (search.get("step") === "wallet") {
		const page = toWalletPage(await wallets.approval(listRedirects()), cx);
		return page
			? checkoutPage(cx, { ...createEmptyPage(cx), walletPage: page }, new URL(page.action).origin)
			: { redirect: paths.checkout({ step: "payment", error: "payment" }), status: 302 };
	}
	// Payment pages redirect here with the payment's token.
	const buyerReturn = findReturn(search);
	if (buyerReturn) {
		const expectedBasketId = search.get("basketId");
		const outcome = await buyerReturn.back.take(
			expectedBasketId ? extend(visitor, { checkout: checkout.about(expectedBasketId) }) : visitor,
			buyerReturn.token,
		);
		const query: Record<string, string> = outcome.ok
			? { step: outcome.next }
			: { step: "payment", error: outcome.error };
		return { redirect: paths.checkout(query), status: 302 };
	}
	const basket = await ownBasket(visitor);
	const location = await orderOfReviewed(cx, visitor, basket);
	if (location === "unknown")
		return checkoutPage(cx, { ...createEmptyPage(cx), isUnknown: true, error: "unavailable" }, undefined);
	if (location) return { redirect: location, status: 302 };
	const state = basket && (await checkout.read());
	// The basket that the form named no longer exists; the basket page shows this error (checkout-23).
	const isOther = search.get("error") === "otherBag";
	if (!basket || !state)
		return { redirect: isOther ? paths.at("cart", { error: "otherBag" }) : paths.cart(), status: 302 };
	// Stock is checked before payment; the basket page names the items that are not available (checkout-8).
	if (!state.isAvailable) return { redirect: paths.at("cart", { error: "notAvailable" }), status: 302 };
	if (state.isMethodLapsed && search.get("error") !== "shippingMethod")
		return { redirect: paths.checkout({ step: "delivery", error: "shippingMethod" }), status: 302 };
	const [person, draft] = await Promise.all([readVisitor(shopper), drafts.read(CHECKOUT_DRAFT)]);
	const { open, customer } = state;
	const isMailed = basket.lines.length === 0;
	const isCollected = state.fromStoreId !== undefined;
	const needsBilling = asksForBilling({ isMailed, isCollected });
	const here = (customer?.addresses ?? []).filter(({ countryCode }) => countryCode === locale.country);
	const chosenAddress = here.find(({ id }) => id === search.get("address"));
	const money = (value: number) => formatPrice(value, cx.prices.rules, cx.prices.type);
	const instruments = state.instruments.filter((one) => !isPaymentOff(cx.settings, one));
	const paying = describeBasket({ open, instruments }, cx, money);
	const parts = listParts(state, cx, money);
	const isPaid = parts.length > 0 && open === 0;
	const payments = listChoices({ state, cx });
	reportUnlisted(cx, state);
	const progress = {
		hasEmail: state.email !== undefined,
		hasDelivery: state.address !== undefined && state.methodId !== undefined,
		hasPayment: (paying.isReady || isPaid) && !(needsBilling && state.billing === undefined),
		isMailed,
	};
	const errorParameter = search.get("error");
	const refusal = isCheckoutError(errorParameter) ? errorParameter : undefined;
	const step = stepFor(search.get("step") ?? (refusal ? stepOfError(refusal) : null), progress);
	const obstacle = paying.isOutgrown
		? "paymentTotal"
		: arePaymentsOff(cx.settings)
			? "unavailable"
			: undefined;
	const error = refusal ?? (step === "payment" ? obstacle : undefined);
	if (step === "review") await keepReviewed(visitor, basket.id);
	const pickUp = await collectedOf(state, cx);
	// Reading the state may have changed the shipping, so the basket is read again for its sums.
	const pricedBasket = (await baskets.get()) ?? basket;
	const faults = error === "form" ? (draft?.faults ?? {}) : {};
	const asksWallets =
		!needsBilling &&
		step !== "review" &&
		(person.registered || !needsGuestConsents(cx.settings, locale.country));
	const boxes = person.registered ? [] : await listConsentBoxes(locale, cx.settings);
	const offers = asksWallets ? await wallets.at("checkout", listExpress(cx.settings)) : [];
	const hasPreorder = pricedBasket.lines.some(({ preorder }) => preorder);
	const isWaiting = hasWait(pricedBasket.lines);
	noteCheckout(visitor, pricedBasket, { step, isMailed });
	const data: CheckoutData = {
		step,
		open: openSteps(progress),
		hrefOf: listAddresses(cx),
		basket: toBasketView(pricedBasket, cx),
		total: pricedBasket.total,
		terms: findDocument("terms", locale, cx.settings),
		withdrawal: findDocument("withdrawal", locale, cx.settings),
		guarantee: writeGuaranteeNotice("whole", cx),
		guestConsents: boxes.map((box) => ({
			...box,
			isGiven: errorParameter !== null && draft?.values[`consent-${box.id}`] === box.version,
		})),
		email: (error ? draft?.values.email : undefined) ?? state.email,
		isCustomer: person.registered,
		isMailed,
		isCollected,
		signInHref: paths.at("signIn", { back: "checkout" }),
		fields: addressForm(locale.country, locale.language),
		country: locale.country,
		values: {
			...addressValues(chosenAddress ?? (state.fromStoreId ? undefined : state.address) ?? here[0]),
			...(error ? draft?.values : {}),
		},
		giftTyped:
			draft?.values.giftMessage === undefined || !error
				? undefined
				: { isWrapped: draft.values.giftWrap === "1", message: draft.values.giftMessage },
		faults: translateFaults(faults),
		methods: state.methods.map(({ id, name, description, price: listPrice, arrival }) => {
			const price = id === state.methodId ? (pricedBasket.shipping ?? listPrice) : listPrice;
			return {
				id,
				name,
				// The description counts days from the order, which is wrong if items ship later.
				description: isWaiting ? "" : description,
				priceText: price === 0 ? cx.t("checkout.free") : formatPrice(price, cx.prices.rules, cx.prices.type),
				arrival: arrival ? arrivalText(arrival, localeTag(locale)) : undefined,
			};
		}),
		methodId: state.methodId,
		hasPreorder,
		// The client can return to the delivery step without a request, so the stores are loaded for all steps before the review.
		pickUp:
			step === "review" && state.fromStoreId === undefined
				? undefined
				: await pickUpView(cx, visitor, { state, lines: pricedBasket.lines }),
		addressLines: [...(pickUp ? [pickUp.store.name] : []), ...addressLines(state.address, locale.language)],
		addressTemplate: addressTemplate(locale.country, addressForm(locale.country, locale.language)),
		billingLines: addressLines(state.billing, locale.language),
		billingForm: step === "payment" ? billingForm(cx, state, draft, needsBilling) : undefined,
		billingHref: paths.checkout({ step: "payment", billing: "other" }),
		paidWith: paying.paidWith,
		payments,
		express: expressOf(offers, cx.t),
		fraudBeacon: cx.settings.fraudBeacon?.script,
		parts,
		openText: parts.length > 0 ? money(open) : undefined,
		isPaid,
		savedAddresses: here.map((address) => ({
			lines: addressLines(address, locale.language),
			href: paths.checkout({ step: "delivery", address: address.id }),
			isPreferred: address.preferred,
			isChosen: address.id === chosenAddress?.id,
		})),
		keep: person.registered ? findKeep(state, cx) : undefined,
		error: error === "form" ? undefined : error,
		fieldError: error && !isPaid && isShownAtField(error, payments) ? error : undefined,
		errorText: translateRefusal(cx, errorParameter),
	};
	data.facts = await visitor.facts.hand();
	return checkoutPage(cx, data, state.processorFields?.origin, scriptsOf(offers));
};

/** Translates refusals that are so rare that no page loads their texts. */
const translateRefusal = ({ t }: PageContext, error: string | null): string | undefined => {
	if (error === "waitingOrders") return t("checkoutRefused.waitingOrders");
	if (error === "consents") return t("checkoutRefused.consents");
	return error === "methodOff" ? t("checkoutRefused.methodOff") : undefined;
};

/** Notes that the checkout of a bag has begun, and the step that it shows: each once for a bag, however often the page is loaded (checkout-22). */
const noteCheckout = (
	{ facts }: Pick<PageVisitor, "facts">,
	{ id: basketId, currency, lines, giftCards, productTotal, giftCertificates }: Basket,
	{ step, isMailed }: { step: CheckoutStep; isMailed: boolean },
): void => {
	const sold = [
		...lines.map(({ productId, name, quantity, price }) => ({
			productId,
			name,
			quantity,
			price: price?.value ?? null,
		})),
		...giftCards.map(({ amount }) => ({ ...GIFT_CARD, quantity: 1, price: amount })),
	];
	const value = productTotal + giftCertificates;
	facts.note([{ name: "begin_checkout", basketId, currency, value, lines: sold }], basketId);
	const number = listSteps(isMailed).indexOf(step) + 1;
	facts.note([{ name: "checkout_step", basketId, step, number }], `${basketId} ${step}`);
};

const reportedIds = new Set<string>();

const reportUnlisted = (cx: PageContext, { applicableMethods }: CheckoutState): void => {
	for (const id of listUnlisted(applicableMethods)) {
		if (reportedIds.has(id)) continue;
		reportedIds.add(id);
		cx.report(
			`Payment method ${id} not shown: house/checkout.ts does not list it`,
			"checkout/loader",
			() => ({
				id,
			}),
		);
	}
};

/** Returns the basket, read again if the platform's session was no longer the browser's (identity-33). */
const ownBasket = async ({
	baskets,
	sessionSync,
}: Pick<PageVisitor, "baskets" | "sessionSync">): ReturnType<PageVisitor["baskets"]["get"]> => {
	const basket = await baskets.get();
	if (!basket || (await sessionSync.sync({ basketId: basket.id })) === "same") return basket;
	return baskets.get();
};

const billingForm = (
	{ search, locale, countries }: PageContext,
	{ billing }: CheckoutState,
	draft: { values: Record<string, string>; faults: Record<string, string[]> } | null,
	needsBilling: boolean,
): CheckoutData["billingForm"] => {
	// The form is shown on request, or if nothing is shipped and the bill has no address yet.
	if (search.get("billing") !== "other" && !(needsBilling && billing === undefined)) return undefined;
	const countryNames = new Map(countries.map(({ country, name }) => [country, name]));
	const refusedDraft = search.get("error") ? draft : null;
	const codes = [search.get("billingCountry"), refusedDraft?.values.billingCountry, billing?.countryCode];
	const country = codes.find((code) => code && countryNames.has(code)) ?? locale.country;
	return {
		country,
		countries: [...countryNames].map(([code, name]) => ({ code, name })),
		fields: addressForm(country, locale.language),
		values: { ...(billing?.countryCode === country ? addressValues(billing) : {}), ...refusedDraft?.values },
		faults: translateFaults(search.get("error") === "form" ? refusedDraft?.faults : {}),
	};
};

const translateFaults = (faults: Record<string, string[]> = {}): Record<string, string> =>
	Object.fromEntries(Object.entries(faults).flatMap(([name, [code]]) => (code ? [[name, code]] : [])));

const listAddresses = ({ paths }: PageContext): CheckoutData["hrefOf"] => ({
	contact: paths.checkout({ step: "contact" }),
	delivery: paths.checkout({ step: "delivery" }),
	payment: paths.checkout({ step: "payment" }),
	review: paths.checkout({ step: "review" }),
});

const checkoutPage = (
	cx: PageContext,
	data: CheckoutData,
	processor: string | undefined,
	scripts: readonly string[] = [],
) => ({
	page: {
		kind: "checkout" as const,
		data,
		status: data.error === "unavailable" ? 503 : 200,
		cache: PRIVATE,
		processor,
		scripts,
		head: buildHead(cx, {
			title: cx.t("checkout.title"),
			description: cx.t("checkout.title"),
			robots: "noindex, follow",
		}),
	},
});

const bankPage = (
	cx: PageContext,
	order: Awaited<ReturnType<Parameters<LoadPrivate>[1]["checkout"]["order"]>>,
) => {
	const step = readBankStep(order, cx.t);
	if (step === "failed") return { redirect: cx.paths.checkout({ error: "payment" }), status: 302 as const };
	if (step === "placed") {
		const orderNo = order?.orderNo ?? "";
		return { redirect: cx.paths.at("orderConfirmation", { orderNo }), status: 302 as const };
	}
	const { challenge } = step;
	return checkoutPage(cx, { ...createEmptyPage(cx), ...step }, challenge && new URL(challenge.url).origin);
};

const createEmptyPage = (cx: PageContext): CheckoutData => ({
	step: "review",
	open: [],
	hrefOf: listAddresses(cx),
	basket: toBasketView(null, cx),
	total: 0,
	isMailed: false,
	isCustomer: false,
	signInHref: cx.paths.signIn(),
	fields: [],
	country: cx.locale.country,
	values: {},
	faults: {},
	methods: [],
	hasPreorder: false,
	addressLines: [],
	addressTemplate: [],
	billingLines: [],
	billingHref: cx.paths.checkout(),
	parts: [],
	isPaid: false,
	savedAddresses: [],
	paidWith: [],
	payments: [],
});
