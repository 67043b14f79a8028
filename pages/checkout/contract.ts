import type { AddressFormField } from "@vetrina/shop-rules/checkout/address.ts";
import type { BasketView } from "../../shared/contracts/basket-views.ts";
import type { ExpressView } from "../../shared/contracts/product-option-views.ts";
import type { OpenStateView, StoreHoursView } from "../../shared/contracts/store-views.ts";
import type { CheckoutStep } from "../../shared/domain/checkout/checkout-steps.ts";
import type { GiftOptions } from "../../shared/domain/checkout/gift-options.ts";

export type ShippingMethodView = {
	id: string;
	name: string;
	description: string;
	priceText: string;
	/** The delivery window: "25–27 November". */
	arrival?: string;
};

export type PickUpStoreView = {
	id: string;
	name: string;
	address: string[];
	open: OpenStateView;
	hours: StoreHoursView;
	/** Names of the products of which the store has too few; a store with any cannot be chosen. */
	lacks: string[];
};

/**
 * How a method is offered: by a name, a description and a button, with fields if it has a part of its own (checkout-29), or by a part that
 * draws all of it from `section`.
 */
export type PaymentOffer =
	| {
			title: string;
			description?: string;
			/** The button's label. */
			go: string;
			section?: undefined;
	  }
	| { section: object };

/** A method in the payment step. */
export type PaymentChoiceView = PaymentOffer & {
	/** The name of its folder in payments/, and the field `method` of its form. */
	name: string;
	/** It pays as far as its balance goes. */
	isPart: boolean;
	/** Set if it pays already: "Account ending in 3456". */
	chosen?: string;
};

/** An instrument that pays a part of the total; `remove` is the label of the button that takes it out. */
export type PartPaymentView = {
	id: string;
	method: string;
	text: string;
	amountText: string;
	remove: string;
};

/** A line about what pays the basket. `isPart`: it pays as far as its balance goes. */
export type PayingView = { text: string; isPart?: boolean };

/** The wallet's page is opened by a GET form with these fields. */
export type WalletPageView = {
	title: string;
	hint: string;
	go: string;
	action: string;
	fields: Record<string, string>;
};

export type CheckoutData = {
	step: CheckoutStep;
	open: CheckoutStep[];
	hrefOf: Record<CheckoutStep, string>;
	/** The outcome of the order is unknown, so nothing else is shown (checkout-4). */
	isUnknown?: boolean;
	basket: BasketView;
	/** The basket's total, sent with the order so that the order is not placed at another total. */
	total: number;
	/** The basket has gift cards only; they are sent by email, so there is no delivery step (gifts-2). */
	isMailed: boolean;
	/** The order is collected in a store, so the bill needs an address of its own (stores-7). */
	isCollected?: boolean;
	email?: string;
	isCustomer: boolean;
	signInHref: string;
	/** Address fields, in the country's order. */
	fields: AddressFormField[];
	country: string;
	/** Values by field: known ones, or those typed before. */
	values: Record<string, string>;
	/** Gift options as typed, if the delivery was refused. */
	giftTyped?: GiftOptions;
	/** Codes by field, for the texts `address.fault.<code>`. */
	faults: Record<string, string>;
	methods: ShippingMethodView[];
	methodId?: string;
	/** Some item in the basket ships later than the shipping methods say. */
	hasPreorder: boolean;
	/** Present if stores of the country hand orders over: a choice between delivery and pick-up (stores-7). */
	pickUp?: {
		isChosen: boolean;
		/** Absent once a store is chosen: a form then gives the store up. */
		deliveryHref?: string;
		pickUpHref: string;
		/** Stores that have everything come first; empty unless pick-up is chosen. */
		stores: PickUpStoreView[];
		/** The platform does not report the stores' stock. */
		isUnknown: boolean;
		values: Record<string, string>;
		/** Codes by field, for the texts `fields.error.<code>`. */
		faults: Record<string, string>;
	};
	/** The address in the format of its country. */
	addressLines: string[];
	/** The billing address, if it differs from the delivery address (checkout-7). */
	billingLines: string[];
	/** Present if the shopper is asked for a billing address. */
	billingForm?: {
		fields: AddressFormField[];
		values: Record<string, string>;
		faults: Record<string, string>;
		country: string;
		countries: { code: string; name: string }[];
	};
	billingHref: string;
	/** There may be several of a method. */
	parts: PartPaymentView[];
	/** The amount that these leave to pay; absent without any. */
	openText?: string;
	isPaid: boolean;
	/** Payments of a part come first. */
	paidWith: PayingView[];
	payments: PaymentChoiceView[];
	/** Saved addresses in this country; empty for guests. */
	savedAddresses: { lines: string[]; href: string; isPreferred: boolean; isChosen: boolean }[];
	/** Present if the payment can be saved in the customer's account: the field that asks for it, and its label. */
	keep?: { field: string; label: string };
	/** The name of who receives the order, if a step has just taken it. */
	payerName?: string;
	/** The address of the fraud service's script (checkout-21). */
	fraudBeacon?: string;
	/** `checkout.error.<code>`. */
	error?: string;
	/** The error that is shown at a field. */
	fieldError?: string;
	/** The text of an error that browsers have none for. */
	errorText?: string;
	express?: ExpressView;
	walletPage?: WalletPageView;
	/** An order that is not placed yet: the money from an account is on its way (`isPromised`), or nothing pays for it (checkout-27). */
	pending?: { orderNo: string; isPromised: boolean; title: string; hint: string };
	/** The form that leads to the bank, which wants the payment confirmed. */
	challenge?: { url: string; token: string; orderNo: string };
};
