import { expect, test } from "vitest";
import type { Street } from "../../house/streets.ts";
import { suggestStreets } from "./suggest-streets.ts";

const streets: Street[] = [
	{ countryCode: "IT", street: "Corso Roma", city: "Torino", postalCode: "10121", stateCode: "TO" },
	{ countryCode: "IT", street: "Via Roma", city: "Milano", postalCode: "20121", stateCode: "MI" },
	{ countryCode: "IT", street: "Via della Libertà", city: "Palermo", postalCode: "90139", stateCode: "PA" },
	{ countryCode: "US", street: "5th Avenue", city: "New York", postalCode: "10118", stateCode: "NY" },
	{
		countryCode: "JP",
		street: "中央区銀座",
		postalCode: "104-0061",
		stateCode: "東京都",
		latin: { street: "Ginza, Chuo-ku" },
	},
	{
		countryCode: "SA",
		street: "شارع التحلية",
		city: "الرياض",
		latin: { street: "Tahlia Street", city: "Riyadh" },
	},
];
const suggest = (countryCode: string, query: string) =>
	suggestStreets(streets, { countryCode, query }).map(({ address1, postalCode, city }) =>
		[address1, postalCode, city].filter(Boolean).join(", "),
	);

// proves cloud-40
test.each([
	["IT", "via ro", ["Via Roma, 20121, Milano"]],
	["IT", "roma", ["Corso Roma, 10121, Torino", "Via Roma, 20121, Milano"]],
	["IT", "Via Roma 12/A Mil", ["Via Roma 12/A, 20121, Milano"]],
	["IT", "liberta 3", ["Via della Libertà 3, 90139, Palermo"]],
	["IT", "via roma 20121", ["Via Roma, 20121, Milano"]],
	["US", "350 5th ave", ["350 5th Avenue, 10118, New York"]],
	["JP", "銀座1-2-3", ["中央区銀座1-2-3, 104-0061"]],
	["JP", "ginza", ["Ginza, Chuo-ku, 104-0061"]],
	["SA", "التحلية 9", ["شارع التحلية 9, الرياض"]],
	["SA", "tahl", ["Tahlia Street, Riyadh"]],
	["US", "via roma", []],
	["IT", "v", []],
	["IT", "12", []],
	["IT", "", []],
	["IT", "<script>", []],
])("in %s, %j may become %j", (country, query, expected) => {
	expect(suggest(country, query)).toEqual(expected);
});
