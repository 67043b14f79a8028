import { listStates, writtenState } from "@vetrina/shop-rules/checkout/country-addresses.ts";
import { getCountries } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { fillAddress } from "../../../shared/domain/checkout/fill-address.ts";
import { addressForm } from "./address-form.ts";
import { addressTemplate, postalLines } from "./written-address.ts";

// proves checkout-1
test.each(getCountries())(
	"a browser that fills the template of %s shows what the server shows",
	(country) => {
		const fields = addressForm(country, "en");
		const template = addressTemplate(country, fields);
		const ifAsked = (field: string, value: string) =>
			fields.some(({ name }) => name === field) ? value : undefined;
		const stateCode = ifAsked("stateCode", listStates(country, "en")?.[0]?.value ?? "Lombardia");
		const place = { postalCode: ifAsked("postalCode", "20121"), city: ifAsked("city", "Milano") };
		// Two countries write the city after the street, which only a street of one line allows.
		const streets = template.includes("{street}")
			? [["Via Roma 1"], ["Via Roma 1", "c/o Rossi"]]
			: [["Via Roma 1"]];
		for (const [address1, address2] of streets)
			expect(
				fillAddress(template, {
					...place,
					fullName: "Anna Rossi",
					street: [address1, address2].filter(Boolean).join("\n"),
					stateCode: stateCode && writtenState(country, stateCode, "en"),
				}),
			).toEqual(
				postalLines({ ...place, countryCode: country, address1, address2, stateCode }, "Anna Rossi", "en"),
			);
	},
);

// proves checkout-1
test("an empty field leaves neither a line nor a separator", () => {
	const template = ["{fullName}", "{street}", "{city}, {stateCode} {postalCode}"];
	expect(fillAddress(template, { fullName: "Anna Rossi", city: "Milano" })).toEqual(["Anna Rossi", "Milano"]);
});
