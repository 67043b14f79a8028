import type { AddressFormField } from "@vetrina/shop-rules/checkout/address.ts";
import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { WithSections } from "../../shared/contracts/section-view.ts";

export type SavedAddressView = {
	id: string;
	lines: string[];
	isPreferred: boolean;
	editHref: string;
	removeHref: string;
};

export type AddressesData = Partial<WithSections> & {
	navigation: AccountLinkView[];
	addresses: SavedAddressView[] | null;
	href: string;
	owner: string;
	newHref: string;
	form?: {
		id?: string;
		country: string;
		fields: AddressFormField[];
		values: Record<string, string>;
		faults: Record<string, string>;
		isPreferred: boolean;
	};
	removing?: SavedAddressView;
	error?: "gone" | "unavailable" | "form";
	notice?: "addressSaved" | "addressRemoved";
};
