import type { House } from "@vetrina/commerce-sandbox/house/house.ts";
import type { LegalSet } from "@vetrina/shop-rules/legal/legal-set.ts";
import { listPayments } from "./list-payments.ts";

const LABELS: Record<keyof LegalSet, string> = {
	pages: "Documents",
	withdrawal: "Withdrawal",
	guaranteeYears: "Years of legal guarantee",
	guaranteeNotice: "Notice of the legal guarantee",
	newsletter: "Subscription",
	consents: "Consents",
	guestConsents: "Consents of guests who order",
	minimumAge: "Age of consent",
	priceNote: "Note at prices",
	lowestPriceDays: "Days of the lowest price",
	unitPrices: "Prices by unit",
	contacts: "Companies on products",
	orderButton: "Words on the button",
	names: "Names",
};

export const writeValue = (value: unknown): string => {
	if (value === null || value === false) return "–";
	if (value === true) return "yes";
	if (Array.isArray(value)) return value.join(", ") || "–";
	if (typeof value === "object")
		return (
			Object.entries(value)
				.map(([name, inner]) => `${name}: ${writeValue(inner)}`)
				.join("<br>") || "–"
		);
	return String(value).replaceAll("|", "\\|");
};

/** Returns a page for each country with a legal set, by its path below `docs/markets/` (decision 187). */
export function writeMarketPages(
	house: Pick<House, "countries" | "legal" | "paymentMethods" | "sizeCharts">,
): Map<string, string> {
	const { countries, legal = {}, sizeCharts } = house;
	return new Map(
		countries.flatMap((country): [string, string][] => {
			const { code, name, siteId, languages, currency, timeZone } = country;
			const set = legal[code];
			if (!set) return [];
			const rows = Object.entries(LABELS).map(([name, label]) => {
				const { value, law, asOf, counsel } = set[name as keyof LegalSet];
				return `| ${label} | ${writeValue(value)} | ${writeValue(law)} | ${asOf} | ${counsel} |`;
			});
			return [
				[
					`${siteId}/${code}.md`,
					[
						`# ${name.en ?? code}`,
						"",
						"Generated from the row of the market by `npm run markets -- --write`.",
						"",
						`Site ${siteId}, languages ${languages.join(", ")}, currency ${currency}, time zone ${timeZone}.`,
						"",
						`Sizes: ${sizeCharts?.systems[code]?.join(", then ") ?? "the house's own"}.`,
						"",
						`Payment: ${listPayments(country, house).join(", ")}.`,
						"",
						"| Topic | The shop | Law | Looked up | Counsel |",
						"|---|---|---|---|---|",
						...rows,
						"",
					].join("\n"),
				],
			];
		}),
	);
}
