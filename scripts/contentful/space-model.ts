import {
	type ContentType,
	type Field,
	isLocalised,
	listLinkedTypes,
} from "@vetrina/content-model/content-type.ts";
import { findChain, findTextCode } from "@vetrina/shop-rules/locale/fallback.ts";
import { languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import {
	countLinks,
	listSpaceFields,
	nameSpaceType,
} from "../../worker/platform/content/contentful/space-fields.ts";

export type SpaceValidation = Record<string, unknown>;
type Items = { type: string; linkType?: string; validations?: SpaceValidation[] };
export type SpaceModelField = Items & {
	id: string;
	name: string;
	localized: boolean;
	required: boolean;
	items?: Items;
	defaultValue?: Record<string, unknown>;
};
export type SpaceType = {
	id: string;
	name: string;
	description: string;
	displayField: string;
	fields: SpaceModelField[];
};
/** `optional`: entries may lack texts in the locale, and show those of its fallback. */
export type SpaceLocale = {
	code: string;
	name: string;
	fallbackCode: string | null;
	default: boolean;
	optional: boolean;
};

/** Codes of the space's locales by our languages; a language without one has its own code. */
export type LocaleCodes = ReadonlyMap<string, string>;
export const findCode = (codes: LocaleCodes, language: string): string => codes.get(language) ?? language;

/** Returns false if the locale named by a code belongs to another code: with `en=en-US`, American English has none of its own. */
export const hasLocale = (codes: LocaleCodes, code: string): boolean =>
	codes.has(code) || ![...codes.values()].includes(code);

/** Characters of a short text, which alone can be filtered by. */
const SHORT = 256;

const nameField = (id: string): string => {
	const words = id.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
	return words.charAt(0).toUpperCase() + words.slice(1);
};

const linkTo = (types: readonly string[], linkType = "Entry"): Items => ({
	type: "Link",
	linkType,
	validations:
		linkType === "Asset"
			? [{ linkMimetypeGroup: ["image"] }]
			: [{ linkContentType: types.map(nameSpaceType) }],
});

const describeValue = (field: Field): Items & { items?: Items } => {
	switch (field.kind) {
		case "text":
			return field.lines === "multiple" || (field.maximum ?? 0) > SHORT
				? { type: "Text" }
				: { type: "Symbol" };
		case "address":
		case "query":
			return { type: "Text" };
		case "colour":
			return { type: "Symbol" };
		case "choice":
			return { type: "Symbol", validations: [{ in: [...field.values] }] };
		case "date-time":
			return { type: "Date" };
		case "boolean":
			return { type: "Boolean" };
		case "integer":
		case "number": {
			const { minimum: min, maximum: max } = field;
			const hasRange = min !== undefined || max !== undefined;
			return {
				type: field.kind === "integer" ? "Integer" : "Number",
				...(hasRange && { validations: [{ range: { min, max } }] }),
			};
		}
		case "json":
			return { type: "Object" };
		case "texts":
			return { type: "Array", items: { type: "Symbol", validations: [] } };
		case "image":
			return linkTo([], "Asset");
		case "link":
			return linkTo(field.to);
		case "links":
			return { type: "Array", items: linkTo(field.to), validations: [{ size: { max: countLinks(field) } }] };
		case "rich-text": {
			const embeds = listLinkedTypes(field).map(nameSpaceType);
			const nodes = ["embedded-entry-block", "embedded-entry-inline", "entry-hyperlink"].map((node) => [
				node,
				[{ linkContentType: embeds }],
			]);
			return {
				type: "RichText",
				...(embeds.length > 0 && { validations: [{ nodes: Object.fromEntries(nodes) }] }),
			};
		}
	}
};

/** Returns a content type of the model as a space has it. Its description is the model's, and each field's help is its appearance's. */
export const toSpaceType = (type: ContentType, codes: LocaleCodes): SpaceType => ({
	id: nameSpaceType(type.id),
	name: type.name,
	description: type.description,
	displayField: type.displayField,
	fields: listSpaceFields(type).map(([id, field]) => ({
		id,
		name: nameField(id),
		...describeValue(field),
		localized: isLocalised(field),
		required: field.required ?? false,
		...("default" in field &&
			field.default !== undefined && { defaultValue: { [findCode(codes, "en")]: field.default } }),
	})),
});

/** Returns what editors read next to each field of a content type. */
export const listHelpTexts = (type: ContentType): Map<string, string> =>
	new Map(listSpaceFields(type).map(([id, { help }]) => [id, help]));

/** Returns the codes of the texts that a house's countries show, with all that they fall back to. */
export const listTextCodes = (
	countries: readonly { code: string; languages: readonly Language[] }[],
): string[] => [
	...new Set(
		countries.flatMap(({ code, languages }) =>
			languages.flatMap((language) => findChain(findTextCode(language, `${language}-${code}`))),
		),
	),
];

/** Returns the space's locales, each with the next of its language's fallback chain. `languages`: those of a house; all by default. */
export const listSpaceLocales = (
	codes: LocaleCodes,
	languages: readonly string[] = languageCodes,
): SpaceLocale[] =>
	languageCodes
		.filter((code) => code === "en" || (languages.includes(code) && hasLocale(codes, code)))
		.map((code) => {
			const next = findChain(code)[1];
			const name = new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;
			return {
				code: findCode(codes, code),
				name,
				fallbackCode: next === undefined ? null : findCode(codes, next),
				default: code === "en",
				optional: code !== "en",
			};
		})
		// A locale has to exist before another one names it.
		.toSorted(
			(one, other) => Number(other.default) - Number(one.default) || one.code.length - other.code.length,
		);
