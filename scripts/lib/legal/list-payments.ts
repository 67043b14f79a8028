import type { Country } from "@vetrina/commerce-sandbox/house/countries.ts";
import type { House } from "@vetrina/commerce-sandbox/house/house.ts";

/** Returns the English names of the payment methods that a country is offered, some of them for some amounts alone. */
export const listPayments = (
	{ code, currency }: Pick<Country, "code" | "currency">,
	{ paymentMethods }: Pick<House, "paymentMethods">,
): string[] =>
	paymentMethods
		.filter(
			({ countries, currencies }) =>
				(countries?.includes(code) ?? true) && (currencies?.includes(currency) ?? true),
		)
		.map(({ name }) => name.en);
