import { expect, test } from "vitest";
import { toSiteSettings } from "../../platform/site-settings.ts";
import type { PageContext } from "../../request/page/page-context.ts";
import { describeContacts } from "./product-contacts.ts";

const company = (name: string) => ({ name, address: "Via Roma 1, Torino", contact: `care@${name}.example` });
const rules = { pages: {}, consents: [], priceNote: "none" };
const settings = toSiteSettings({
	legal: {
		AA: { ...rules, contacts: ["maker", "responsible"] },
		BB: { ...rules, contacts: ["maker", "importer"] },
		CC: rules,
	},
	productContacts: {
		maker: company("house"),
		makers: { Corvo: { ...company("corvo"), contact: "https://corvo.example/contact" } },
		responsible: company("union"),
		importers: { BB: company("import") },
	},
});
const writeContacts = (brand: string, country: string) =>
	JSON.stringify(
		describeContacts(brand, {
			t: (key: string) => key,
			locale: { country },
			settings,
		} as unknown as PageContext),
	);

// proves legal-10
test("a product names its brand's maker, or that of the house, and the other companies of the market", () => {
	expect(writeContacts("Corvo", "AA")).toMatch(
		/contacts\.maker.*corvo, Via Roma 1, Torino.*contacts\.responsible.*union/,
	);
	expect(writeContacts("Corvo", "AA")).toContain('"href":"https://corvo.example/contact"');
	expect(writeContacts("Grove", "AA")).toMatch(
		/contacts\.maker.*house, .*"href":"mailto:care@house\.example"/,
	);
	expect(writeContacts("Grove", "BB")).toMatch(/contacts\.maker.*contacts\.importer.*import/);
});

// proves legal-10
test("a market whose law wants no companies has none on its products", () => {
	expect(writeContacts("Corvo", "CC")).toBe("[]");
	expect(writeContacts("Corvo", "DD")).toBe("[]");
});
