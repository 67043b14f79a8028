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
	/** When it arrives: "25–27 November". */
	arrival?: string;
};

/** A store that may hand the order over. */
export type PickUpStoreView = {
	id: string;
	name: string;
	address: string[];
	open: OpenStateView;
	hours: StoreHoursView;
	/** Names of what it has too few of: then it cannot be chosen. */
	lacks: string[];
};

/** A form of GET; all of it are fields. */
export type WalletPageView = {
	title: string;
	hint: string;
	go: string;
	action: string;
	fields: Record<string, string>;
};

export type CheckoutData = {
	step: CheckoutStep;
	/** Steps that may be shown. */
	open: CheckoutStep[];
	hrefOf: Record<CheckoutStep, string>;
	/** Whether an order was placed is not known now: nothing else is shown (checkout-4). */
	isUnknown?: boolean;
	/** What is bought; the sums are the platform's. */
	basket: BasketView;
	/** Of the basket, for the order to be placed at no other. */
	total: number;
	/** Gift cards alone, which come by mail: there is no step for a delivery (gifts-2). */
	isMailed: boolean;
	/** Fetched in a store: the bill needs an address of its own (stores-7). */
	isCollected?: boolean;
	email?: string;
	isCustomer: boolean;
	/** Where a customer signs in and comes back. */
	signInHref: string;
	/** Of the address, in the country's order. */
	fields: AddressFormField[];
	country: string;
	/** What is known or was typed before, by field. */
	values: Record<string, string>;
	/** The gift options as they were typed, with a delivery that was refused. */
	giftTyped?: GiftOptions;
	/** What is wrong with what was typed: `address.fault.<code>` by field. */
	faults: Record<string, string>;
	methods: ShippingMethodView[];
	methodId?: string;
	/** Something in the bag ships later than the methods say. */
	hasPreorder: boolean;
	/** Delivery or pick-up, where stores of the country hand orders over (stores-7). */
	pickUp?: {
		isChosen: boolean;
		/** Absent where a store is chosen: then a form gives it up. */
		deliveryHref?: string;
		pickUpHref: string;
		/** Those that have everything first; empty where it is not chosen. */
		stores: PickUpStoreView[];
		/** The platform does not say what stores have. */
		isUnknown: boolean;
		values: Record<string, string>;
		/** By field: `fields.error.<code>`. */
		faults: Record<string, string>;
	};
	/** The address as it is written in its country. */
	addressLines: string[];
	/** The bill goes elsewhere (checkout-7). */
	billingLines: string[];
	/** The fields of a billing address in a country, where they are asked for. */
	billingForm?: {
		fields: AddressFormField[];
		values: Record<string, string>;
		faults: Record<string, string>;
		country: string;
		countries: { code: string; name: string }[];
	};
	billingHref: string;
	card?: { cardType: string; lastDigits: string; expiry: string };
	/** Gift cards that pay a part of it; `digits` end their codes. */
	giftCards: { id: string; digits: string; text: string; isStoreCredit: boolean }[];
	/** What the customer may pay with their store credit; missing without any, or if all of it pays already (credit-3). */
	storeCreditText?: string;
	/** What they leave to pay; absent without them. */
	openText?: string;
	/** Nothing is left to pay. */
	isPaid: boolean;
	/** The account that pays instead, by how it ends; `takesBank`: whether one may. */
	bank?: { digits: string };
	takesBank: boolean;
	/** Of a customer. */
	savedCards: { id: string; cardType: string; lastDigits: string; expiry: string; isExpired: boolean }[];
	/** Of a customer, in this country. */
	savedAddresses: { lines: string[]; href: string; isPreferred: boolean; isChosen: boolean }[];
	/** Whether the card that pays could be saved for next time. */
	maySaveCard: boolean;
	/** The processor's fields, for a frame; absent where no card is taken. */
	cardFrame?: string;
	/** The address of the fraud service's script (checkout-21). */
	fraudBeacon?: string;
	/** `checkout.error.<code>`. */
	error?: string;
	/** The text of an error that browsers have none for. */
	errorText?: string;
	/** Wallets that pay instead of a card. */
	express?: ExpressView;
	/** The wallet that does, and by what it knows the buyer. */
	wallet?: { name: string; payer: string };
	/** The wallet's own page, which comes next. */
	walletPage?: WalletPageView;
	/** An order that is not placed yet: the money from an account is on its way (`isPromised`), or nothing pays for it (checkout-27). */
	pending?: { orderNo: string; isPromised: boolean; title: string; hint: string };
	/** The bank wants to see the payment confirmed: a form that leads there. */
	challenge?: { url: string; token: string; orderNo: string };
};
