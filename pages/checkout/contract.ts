import type { AddressFormField } from "@vetrina/shop-rules/checkout/address.ts";
import type { BasketView } from "../../shared/contracts/basket-views.ts";
import type { ExpressView } from "../../shared/contracts/product-option-views.ts";
import type { OpenStateView, StoreHoursView } from "../../shared/contracts/store-views.ts";
import type { PaymentMarkView } from "../../shared/contracts/views.ts";
import type { HandedFacts } from "../../shared/domain/analytics/handed-facts.ts";
import type { CheckoutStep } from "../../shared/domain/checkout/checkout-steps.ts";
import type { GiftOptions } from "../../shared/domain/checkout/gift-options.ts";
import type { LinkedPart } from "../../shared/domain/legal/linked-text.ts";

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
 * Describes how the payment step shows a method: as a title, a description and a button, with fields if the method has a part of its own,
 * or as a part that renders everything from `section` (checkout-29).
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
	isPart: boolean;
	/** Marks of the method, or of the cards that it takes (content-43). */
	marks: PaymentMarkView[];
	chosenText?: string;
};

/** `remove`: the label of the button that removes the payment. */
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
	/** The facts that this page tells analytics (checkout-22). */
	facts?: HandedFacts | undefined;
	step: CheckoutStep;
	open: CheckoutStep[];
	hrefOf: Record<CheckoutStep, string>;
	/** True if it is unknown whether the order was placed; the page then shows nothing else (checkout-4). */
	isUnknown?: boolean;
	basket: BasketView;
	/** The total under review; the order is not placed at any other total. */
	total: number;
	/** Documents of the market that the buyer agrees to, or is told of (legal-3). */
	terms?: string;
	withdrawal?: string;
	/** The reminder of the legal guarantee, where the market's law asks for it (legal-12). */
	guarantee?: LinkedPart[];
	/** Boxes of consents that the market's law asks of a guest, none ticked before the guest has ticked it (legal-11). */
	guestConsents?: {
		id: string;
		version: string;
		isRequired: boolean;
		parts: LinkedPart[];
		isGiven: boolean;
	}[];
	isMailed: boolean;
	/** True if the order is collected in a store, so that the bill needs an address of its own (stores-7). */
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
		/** True if the platform does not report the stores' stock. */
		isUnknown: boolean;
		values: Record<string, string>;
		faults: Record<string, string>;
	};
	addressLines: string[];
	/** The lines of the country's addresses, to be filled by `fillAddress`. */
	addressTemplate: readonly string[];
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
	keep?: { field: string; label: string };
	/** The recipient's name as typed in the previous step. The client sets it when it shows the payment step before the server's reply. */
	payerName?: string;
	fraudBeacon?: string;
	error?: string;
	fieldError?: string;
	errorText?: string;
	express?: ExpressView;
	walletPage?: WalletPageView;
	/** Set if the order awaits a bank transfer (`isPromised`) or has no payment (checkout-27). */
	pending?: { orderNo: string; isPromised: boolean; title: string; hint: string };
	challenge?: { url: string; token: string; orderNo: string };
};
