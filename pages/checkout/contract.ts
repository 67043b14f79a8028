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
	arrival?: string;
};

export type PickUpStoreView = {
	id: string;
	name: string;
	address: string[];
	open: OpenStateView;
	hours: StoreHoursView;
	lacks: string[];
};

/**
 * A method is offered by a name, a description and a button, with fields if it has a part of its own (checkout-29), or by a part that draws
 * everything from `section`.
 */
export type PaymentOffer =
	| {
			title: string;
			description?: string;
			go: string;
			section?: undefined;
	  }
	| { section: object };

export type PaymentChoiceView = PaymentOffer & {
	name: string;
	/** The method pays as far as its balance goes. */
	isPart: boolean;
	chosenText?: string;
};

/** `remove`: the label of the button that removes the instrument. */
export type PartPaymentView = {
	id: string;
	method: string;
	text: string;
	amountText: string;
	remove: string;
};

export type PayingView = { text: string; isPart?: boolean };

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
	/** The order is not placed at another total. */
	total: number;
	isMailed: boolean;
	/** The order is collected in a store, so the bill needs an address of its own (stores-7). */
	isCollected?: boolean;
	email?: string;
	isCustomer: boolean;
	signInHref: string;
	fields: AddressFormField[];
	country: string;
	values: Record<string, string>;
	giftTyped?: GiftOptions;
	faults: Record<string, string>;
	methods: ShippingMethodView[];
	methodId?: string;
	hasPreorder: boolean;
	pickUp?: {
		isChosen: boolean;
		deliveryHref?: string;
		pickUpHref: string;
		stores: PickUpStoreView[];
		/** The platform does not report the stores' stock. */
		isUnknown: boolean;
		values: Record<string, string>;
		faults: Record<string, string>;
	};
	addressLines: string[];
	billingLines: string[];
	billingForm?: {
		fields: AddressFormField[];
		values: Record<string, string>;
		faults: Record<string, string>;
		country: string;
		countries: { code: string; name: string }[];
	};
	billingHref: string;
	parts: PartPaymentView[];
	openText?: string;
	isPaid: boolean;
	/** Partial payments come first. */
	paidWith: PayingView[];
	payments: PaymentChoiceView[];
	savedAddresses: { lines: string[]; href: string; isPreferred: boolean; isChosen: boolean }[];
	/** Present if the customer's account can save the payment. */
	keep?: { field: string; label: string };
	/** Present if a step has just received the recipient's name. */
	payerName?: string;
	fraudBeacon?: string;
	error?: string;
	fieldError?: string;
	errorText?: string;
	express?: ExpressView;
	walletPage?: WalletPageView;
	/** The order waits for a bank transfer (`isPromised`), or nothing pays for it (checkout-27). */
	pending?: { orderNo: string; isPromised: boolean; title: string; hint: string };
	challenge?: { url: string; token: string; orderNo: string };
};
