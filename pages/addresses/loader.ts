import { PRIVATE } from "../../worker/cache/policies.ts";
import type { SavedAddress } from "../../worker/platform/commerce/checkout/customer-record.ts";
import { accountNavigation } from "../../worker/present/account-navigation.ts";
import { addressForm } from "../../worker/present/addresses/address-form.ts";
import { addressLines, addressValues } from "../../worker/present/addresses/written-address.ts";
import { buildHead } from "../../worker/present/head.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import type { AddressesData, SavedAddressView } from "./contract.ts";

export const ADDRESS_DRAFT = "address";
const ERRORS = ["gone", "unavailable", "form"] as const;
const NOTICES = ["addressSaved", "addressRemoved"] as const;

const toView = (address: SavedAddress, { paths, locale }: PageContext): SavedAddressView => ({
	id: address.id,
	lines: addressLines(address, locale.language),
	isPreferred: address.preferred,
	editHref: paths.at("addresses", { edit: address.id }),
	removeHref: paths.at("addresses", { remove: address.id }),
});

const belongsTo = (
	draft: { values: Record<string, string> } | null,
	owner: string | undefined,
	id: string,
): boolean => draft?.values.owner === owner && draft?.values.id === id;

export const loadAddresses: LoadPrivate = async (cx, { records, drafts, shopper }) => {
	const { paths, search, locale } = cx;
	const visitor = await readVisitor(shopper);
	if (!visitor.registered) return { redirect: paths.at("signIn", { back: "addresses" }), status: 302 };
	const record = await records.read();
	const savedAddresses = record?.addresses ?? [];
	const error = ERRORS.find((one) => one === search.get("error"));
	const [edit, remove] = [search.get("edit"), search.get("remove")];
	const editedAddress = savedAddresses.find(({ id }) => id === edit);
	const removedAddress = savedAddresses.find(({ id }) => id === remove);
	const isGone = record !== null && ((edit && !editedAddress) || (remove && !removedAddress));
	const storedDraft = error ? await drafts.read(ADDRESS_DRAFT) : null;
	const draft = belongsTo(storedDraft, visitor.customerId, edit ?? "") ? storedDraft : null;
	const isNew = record !== null && edit === "";
	const data: AddressesData = {
		navigation: accountNavigation(cx, "addresses"),
		addresses: record && savedAddresses.map((address) => toView(address, cx)),
		href: paths.at("addresses"),
		owner: visitor.customerId ?? "",
		newHref: paths.at("addresses", { edit: "" }),
		form:
			editedAddress || isNew
				? {
						id: editedAddress?.id,
						country: editedAddress?.countryCode ?? locale.country,
						fields: addressForm(editedAddress?.countryCode ?? locale.country, locale.language),
						values: { ...addressValues(editedAddress), ...draft?.values },
						faults: Object.fromEntries(
							Object.entries(draft?.faults ?? {}).flatMap(([name, [code]]) => (code ? [[name, code]] : [])),
						),
						isPreferred: editedAddress?.preferred ?? false,
					}
				: undefined,
		removing: removedAddress && toView(removedAddress, cx),
		error: isGone ? "gone" : error,
		notice: NOTICES.find((one) => one === search.get("notice")),
	};
	return {
		page: {
			kind: "addresses",
			data,
			status: record ? (isGone ? 404 : 200) : 503,
			cache: PRIVATE,
			head: buildHead(cx, {
				title: cx.t("account.pages.addresses"),
				description: cx.t("account.pages.addresses"),
				robots: "noindex, follow",
			}),
		},
	};
};
