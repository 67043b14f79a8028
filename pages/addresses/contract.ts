import type { AddressFormField } from "@vetrina/shop-rules/checkout/address.ts";
import type { AccountLinkView } from "../../shared/contracts/account-views.ts";

export type SavedAddressView = {
	id: string;
	/** The address in the format of its country. */
	lines: string[];
	isPreferred: boolean;
	editHref: string;
	removeHref: string;
};

export type AddressesData = {
	navigation: AccountLinkView[];
	/** Null if the platform does not say. */
	addresses: SavedAddressView[] | null;
	href: string;
	/** The customer's id, which forms send so that a stale tab cannot change another customer's addresses. */
	owner: string;
	newHref: string;
	/** The address being edited; without `id` the address is new. */
	form?: {
		id?: string;
		country: string;
		fields: AddressFormField[];
		values: Record<string, string>;
		faults: Record<string, string>;
		isPreferred: boolean;
	};
	/** The address to remove once the customer confirms. */
	removing?: SavedAddressView;
	error?: "gone" | "unavailable" | "form";
	notice?: "addressSaved" | "addressRemoved";
};
