import { expect, test } from "vitest";
import { brands } from "../../catalogue/lexicon/brands.ts";
import { markets } from "../markets.ts";
import { productContacts } from "./product-contacts.ts";

// proves legal-10
test("each brand of the house has a maker of its own", () => {
	expect(Object.keys(productContacts.makers ?? {}).toSorted()).toEqual(
		brands.map(({ name }) => name).toSorted(),
	);
});

// proves legal-10
test("each country of the Union, and the United Kingdom, names maker and responsible person", () => {
	const naming = [...markets.values()]
		.filter(({ legal }) => legal.contacts.value.includes("responsible"))
		.map(({ code }) => code);
	expect(naming.toSorted().join(" ")).toBe("AT BE DE DK ES FI FR GB GR IE IT LU NL PL PT SE");
});
