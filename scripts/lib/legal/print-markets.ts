import type { House } from "@vetrina/commerce-sandbox/house/house.ts";
import type { LegalSet } from "@vetrina/shop-rules/legal/legal-set.ts";
import { listUnconfirmed } from "@vetrina/shop-rules/legal/list-legal-gaps.ts";
import { listPayments } from "./list-payments.ts";
import { writeValue } from "./market-pages.ts";

/** The topics of the table, each with its short value. Documents and names are longer than a cell. */
const TOPICS: Readonly<Record<string, (set: LegalSet) => unknown>> = {
	withdrawal: ({ withdrawal: { value } }) => value && `${value.days} days${value.online ? ", online" : ""}`,
	guarantee: ({ guaranteeYears: { value } }) => value && `${value} years`,
	notice: ({ guaranteeNotice }) => guaranteeNotice.value,
	newsletter: ({ newsletter }) => newsletter.value,
	consents: ({ consents }) => consents.value.join(" "),
	"guests' consents": ({ guestConsents }) => Object.keys(guestConsents.value).join(" "),
	age: ({ minimumAge }) => minimumAge.value,
	"note at prices": ({ priceNote }) => priceNote.value,
	"lowest price": ({ lowestPriceDays: { value } }) => value && `${value} days`,
	"by unit": ({ unitPrices }) => unitPrices.value,
	companies: ({ contacts }) => contacts.value.join(" "),
	button: ({ orderButton }) => orderButton.value,
	documents: ({ pages }) => Object.keys(pages.value).length,
};

/** Returns a table of countries by topics, and one line on what local counsel has yet to confirm. */
export function printMarkets(
	house: Pick<House, "countries" | "legal" | "paymentMethods" | "sizeCharts">,
): string {
	const { countries, legal = {}, sizeCharts } = house;
	const head = ["country", "languages", "currency", "sizes", "payments", ...Object.keys(TOPICS)];
	const rows = countries.map((country) => {
		const { code, languages, currency } = country;
		const set = legal[code];
		const cells = Object.values(TOPICS).map((read) => (set ? writeValue(read(set)) : "no legal set"));
		const sizes = sizeCharts?.systems[code]?.join(" ") ?? "–";
		return [
			code,
			languages.join(" "),
			currency,
			sizes,
			String(listPayments(country, house).length),
			...cells,
		];
	});
	const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
	const line = (row: readonly string[]): string =>
		row
			.map((cell, at) => cell.padEnd(widths[at] ?? 0))
			.join("  ")
			.trimEnd();
	const unconfirmed = listUnconfirmed(legal);
	const facts = unconfirmed.reduce((sum, [, names]) => sum + names.length, 0);
	return [
		line(head),
		...rows.map(line),
		"",
		facts === 0
			? "Local counsel has confirmed every fact."
			: `${facts} facts in ${unconfirmed.length} countries are to be confirmed by local counsel.`,
	].join("\n");
}
