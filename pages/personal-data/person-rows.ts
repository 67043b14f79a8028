import { isFamilyNameFirst } from "../../shared/domain/identity/family-name-first.ts";
import type { Profile } from "../../worker/platform/commerce/accounts/profile.ts";
import { dateInWords } from "../../worker/present/days.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { PersonRow } from "./contract.ts";

export const personRows = (
	{ person, phone }: Profile,
	cx: Pick<PageContext, "locale" | "countries">,
): PersonRow[] => {
	const joinNames = (first = "", last = "") =>
		(isFamilyNameFirst(cx.locale.language) ? [last, first] : [first, last]).filter(Boolean).join(" ");
	const countryName = (code: string | undefined) =>
		code && (cx.countries.find(({ country }) => country === code)?.name ?? code);
	const rows: [PersonRow["label"], string | undefined][] = [
		["name", joinNames(person.firstName, person.lastName)],
		["reading", joinNames(person.firstNameFurigana, person.lastNameFurigana)],
		["latinName", person.latinName],
		["gender", person.gender ? String(person.gender) : undefined],
		["birthday", dateInWords(person.birthday, cx)],
		["phone", phone],
		["city", person.city],
		["country", countryName(person.country)],
		["citizenship", countryName(person.citizenship)],
	];
	return rows.flatMap(([label, text]) => (text ? [{ label, text }] : []));
};
