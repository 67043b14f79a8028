import type { PaymentMethodSetting } from "../house/payment-methods.ts";
import { type LanguageCode, textIn } from "../languages.ts";
import { fromMinor, type Minor } from "../money.ts";
import { conversionRate, countries } from "../settings/countries.ts";
import { siteById } from "../settings/sites.ts";
import { paymentMethods } from "./house-methods.ts";
import { findMethod } from "./methods/all-methods.ts";
import { type CardSpec, takenNetworks } from "./payment-cards.ts";

export type Payable = {
	siteId: string;
	country: string | undefined;
	currency: string;
	amount: Minor;
	language: LanguageCode;
	productIds: readonly string[];
	contents?: readonly ("giftCards" | "pickUp")[];
	/** True for an existing unpaid order, to which no method applies that is paid later. */
	isOrdered?: boolean;
	/** True if gift certificates and store credit cover the whole amount, so that no wallet is offered (wallets-13). */
	isCovered?: boolean;
	origin?: string;
};

export type PaymentMethodView = {
	id: string;
	name: string;
	description: string;
	paymentProcessorId: string;
	cards?: CardView[];
	c_applicableForBasket: boolean;
	c_excludedProducts: string;
	c_publicConfigurations: string;
	c_expressButtons?: string;
	c_messageConfigurations?: string;
};

type CardView = CardSpec & { checksumVerificationEnabled: true; description: string };

export function applicablePaymentMethods(payable: Payable, methods = paymentMethods): PaymentMethodView[] {
	return methods.filter((method) => isOffered(method, payable)).map((method) => methodView(method, payable));
}

export const findSetting = (methodId: string): PaymentMethodSetting | undefined =>
	paymentMethods.find(({ id }) => id === methodId);

export function isApplicableMethod(methodId: string, payable: Payable): boolean {
	const method = findSetting(methodId);
	return method !== undefined && isOffered(method, payable) && !excludesAny(method, payable.productIds);
}

export const isWallet = (methodId: string): boolean =>
	findSetting(methodId)?.expressButtons !== undefined || findMethod(methodId)?.hosted !== undefined;

function countryOf({ siteId, country }: Payable): string {
	return country ?? siteById(siteId)?.defaultCountry ?? "IT";
}

function isOffered(method: PaymentMethodSetting, payable: Payable): boolean {
	const { currency, amount, isCovered, isOrdered, contents = [] } = payable;
	if (isCovered && isWallet(method.id)) return false;
	if (isOrdered && findMethod(method.id)?.settles === "later") return false;
	if (contents.some((one) => method.notFor?.includes(one))) return false;
	const euro = fromMinor(amount, currency) * conversionRate(currency, "EUR");
	return (
		(method.countries?.includes(countryOf(payable)) ?? true) &&
		(method.currencies?.some((one) => one === currency) ?? true) &&
		euro >= (method.minimumEuro ?? 0) &&
		euro <= (method.maximumEuro ?? Number.POSITIVE_INFINITY)
	);
}

function excludesAny(method: PaymentMethodSetting, productIds: readonly string[]): boolean {
	return productIds.some((id) => method.excludedProducts.includes(id));
}

function methodView(method: PaymentMethodSetting, payable: Payable): PaymentMethodView {
	const country = countryOf(payable);
	const name = textIn(method.name, payable.language);
	const cards = findMethod(method.id)?.listCards?.(country);
	return {
		id: method.id,
		name,
		description: textIn(method.description ?? method.name, payable.language),
		paymentProcessorId: method.processor,
		...(cards ? { cards: cards.map(cardView) } : {}),
		c_applicableForBasket: !excludesAny(method, payable.productIds),
		c_excludedProducts: method.excludedProducts.join(","),
		c_publicConfigurations: JSON.stringify({
			...ofCountry(method.publicConfigurations, country),
			...(payable.origin ? { origin: payable.origin } : {}),
			countryCode: country,
			currencyCode: payable.currency,
			countries: countries
				.filter(({ code, siteId }) => siteId === payable.siteId && (method.countries?.includes(code) ?? true))
				.map(({ code }) => code),
		}),
		...(method.expressButtons ? { c_expressButtons: JSON.stringify(method.expressButtons) } : {}),
		...(method.messageConfigurations
			? { c_messageConfigurations: JSON.stringify(method.messageConfigurations) }
			: {}),
	};
}

const NETWORK_LISTS = ["supportedNetworks", "allowedCardNetworks"];
const ofCountry = (settings: object, country: string): object =>
	Object.fromEntries(
		Object.entries(settings).map(([name, value]: [string, unknown]) => [
			name,
			NETWORK_LISTS.includes(name) && Array.isArray(value) ? takenNetworks(value, country) : value,
		]),
	);

const cardView = (card: CardSpec): CardView => ({
	...card,
	description: card.name,
	checksumVerificationEnabled: true,
});
