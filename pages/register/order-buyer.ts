import { isOrderNo } from "@vetrina/shop-rules/typed/order-no.ts";
import {
	listFurtherConsents,
	type RegistrationField,
	type RegistrationInput,
	type RegistrationRules,
	readRegistration,
} from "../../shared/domain/identity/registration.ts";
import type { Order } from "../../worker/platform/commerce/orders/orders.ts";
import { isUnavailable } from "../../worker/platform/is-unavailable.ts";
import { isViewCode } from "../../worker/present/orders/order-views.ts";
import type { PageVisitor } from "../../worker/request/page/loader.ts";

const BUYER = "buyer";

type Buyer = Readonly<Record<string, string>>;

/**
 * Stores the buyer of an order in an encrypted draft, if the token is the order's. Mails about orders link to registration with the number
 * and the token (identity-79).
 */
export const keepMailedBuyer = async (
	orderNo: string | null,
	token: string,
	{ orders, drafts }: Pick<PageVisitor, "orders" | "drafts">,
): Promise<void> => {
	if (!isOrderNo(orderNo) || !isViewCode(token)) return;
	const result = await orders.find(orderNo, { viewCode: token });
	if (result.ok) await drafts.keep(BUYER, { values: { ...buyerIn(result.order), orderNo }, faults: {} });
};

export const readBuyer = async (
	orderNo: string | null | undefined,
	{ shopper, checkout, drafts }: Pick<PageVisitor, "shopper" | "checkout" | "drafts">,
): Promise<Buyer | null> => {
	if (!isOrderNo(orderNo)) return null;
	const { orderNo: mailedOrderNo, ...storedBuyer } = (await drafts.read(BUYER))?.values ?? {};
	if (mailedOrderNo === orderNo) return storedBuyer;
	if (!shopper.isKnown) return null;
	const order = await checkout.order(orderNo).catch((error: unknown) => {
		if (!isUnavailable(error)) throw error;
		return null;
	});
	return order && buyerIn(order);
};

export const dropBuyer = (drafts: PageVisitor["drafts"]): void => drafts.drop(BUYER);

/**
 * Returns the buyer's data for the registration form: the person on the bill, else the recipient. An order that is collected in a store has
 * the store's address instead of a recipient's.
 */
const buyerIn = ({
	email,
	billing,
	fromStoreId,
	address,
}: Pick<Order, "email" | "billing" | "fromStoreId" | "address">): Buyer => {
	const person = billing ?? (fromStoreId ? undefined : address);
	return {
		email,
		firstName: person?.firstName ?? "",
		lastName: person?.lastName ?? "",
		firstNameFurigana: person?.firstNameFurigana ?? "",
		lastNameFurigana: person?.lastNameFurigana ?? "",
		latinName: person?.latinName ?? "",
		phoneCode: person?.phoneCode ?? "",
		phone: person?.phone ?? "",
		city: person?.city ?? "",
		country: person?.countryCode ?? "",
	};
};

const OF_THE_ACCOUNT: readonly RegistrationField[] = ["password", "privacy"];
const REQUIRED: readonly RegistrationField[] = [
	"email",
	"firstName",
	"lastName",
	"firstNameFurigana",
	"lastNameFurigana",
];

export const askBuyer = (
	buyer: Buyer,
	rules: RegistrationRules,
	country: string,
): { knownInput: RegistrationInput; asks: RegistrationField[] } => {
	const details = { ...buyer, country: buyer.country || country };
	const result = readRegistration(details, rules);
	const refusedFields = "faults" in result ? Object.keys(result.faults) : [];
	return {
		knownInput: Object.fromEntries(Object.entries(details).filter(([name]) => !refusedFields.includes(name))),
		asks: [
			...REQUIRED.filter((field) => refusedFields.includes(field)),
			...OF_THE_ACCOUNT,
			...listFurtherConsents(rules.consents),
		],
	};
};
