import data from "@vetrina/shop-rules/checkout/address-data.json" with { type: "json" };
import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, test } from "vitest";
import { addressForm } from "../../worker/present/addresses/address-form.ts";
import { parcelLines } from "./label-view.ts";

/** Labels of parcels leave out the reading of a name and the customs code. */
const NOT_WRITTEN = new Set(["firstNameFurigana", "lastNameFurigana", "customsCode"]);

// proves returns-6
test.each(LANGUAGES)("a parcel shows all fields of the form in every country, in %s", (language) => {
	for (const countryCode of Object.keys(data)) {
		const fields = addressForm(countryCode, language).filter(({ name }) => !NOT_WRITTEN.has(name));
		const typed = fields.map(({ name, options }) => {
			const value = name === "phone" ? "5550123" : (options?.[0]?.value ?? `<${name}>`);
			return { property: name, value };
		});
		const address = Object.fromEntries(typed.map(({ property, value }) => [property, value]));
		const lines = parcelLines({ ...address, countryCode, phoneCode: "39" }, language).join("\n");
		for (const { property, value } of typed)
			if (property !== "stateCode") expect(lines, `${countryCode} ${property}`).toContain(value);
		expect(lines).toContain("+39 5550123");
		expect(lines).toContain(new Intl.DisplayNames(language, { type: "region" }).of(countryCode));
	}
});

// proves returns-6
test("a part that the country's letters leave out has its own line", () => {
	const address = { fullName: "Sara Alotaibi", address1: "Palm Road 1", city: "Al Ain", countryCode: "AE" };
	expect(parcelLines(address, "en")).toEqual([
		"Sara Alotaibi",
		"Palm Road 1",
		"Al Ain",
		"United Arab Emirates",
	]);
	expect(parcelLines({ ...address, city: undefined, stateCode: "Dubai" }, "en")[2]).toBe("Dubai");
	expect(parcelLines({ ...address, latinName: "Sara Alotaibi" }, "en")).toHaveLength(4);
	expect(parcelLines({}, "en")).toEqual([]);
});
