import type { House } from "@vetrina/commerce-sandbox/house/house.ts";
import { listLegalGaps } from "@vetrina/shop-rules/legal/list-legal-gaps.ts";
import type { ContentEntry } from "../content/read-house-content.ts";

type Entry = Pick<ContentEntry, "id" | "type" | "fields" | "status" | "sites">;

const isFor = ({ fields: { countries } }: Entry, country: string): boolean =>
	!Array.isArray(countries) || countries.length === 0 || countries.includes(country);

/** Returns what the countries of a house lack: legal sets, facts in them, and pages that show something in the country (legal-1). */
export function listHouseGaps(
	{ countries, legal, productContacts }: Pick<House, "countries" | "legal" | "productContacts">,
	entries: readonly Entry[],
): string[] {
	const published = new Map(entries.filter(({ status }) => !status).map((entry) => [entry.id, entry]));
	const findSite = (code: string) => countries.find((country) => country.code === code)?.siteId ?? "";
	const hasPage = (slug: string, country: string): boolean =>
		[...published.values()].some(
			({ type, sites, fields }) =>
				type === "Page" &&
				fields.slug === slug &&
				(sites?.includes(findSite(country)) ?? true) &&
				((fields.sections ?? []) as { link: string }[]).some(({ link }) => {
					const section = published.get(link);
					return section !== undefined && isFor(section, country);
				}),
		);
	return listLegalGaps(
		countries.map(({ code }) => code),
		legal,
		hasPage,
		productContacts,
	);
}
