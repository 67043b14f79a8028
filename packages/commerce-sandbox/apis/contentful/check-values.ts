import type { ContentTypeBody, EntryBody, SpaceData, SpaceField, Validation } from "./space.ts";
import { isLink, listLocales } from "./space.ts";

/** A fault as the management API details it. */
export type ValueFault = { name: string; path: (string | number)[]; details: string };

const MAX_SYMBOL = 256;
const MAX_TEXT = 50_000;

const isOfType = (type: string, value: unknown, linkType?: string): boolean => {
	switch (type) {
		case "Symbol":
			return typeof value === "string" && value.length <= MAX_SYMBOL;
		case "Text":
			return typeof value === "string" && value.length <= MAX_TEXT;
		case "Integer":
			return Number.isInteger(value);
		case "Number":
			return typeof value === "number";
		case "Boolean":
			return typeof value === "boolean";
		case "Date":
			return typeof value === "string" && !Number.isNaN(Date.parse(value));
		case "Link":
			return isLink(value) && value.sys.linkType === linkType;
		case "RichText":
			return (value as { nodeType?: unknown } | null)?.nodeType === "document";
		default:
			return typeof value === "object" && value !== null;
	}
};

/** Returns faults of any save: unknown fields and locales, and values of another type. */
export function listDraftFaults(
	space: SpaceData,
	type: ContentTypeBody,
	{ fields }: EntryBody,
): ValueFault[] {
	const codes = listLocales(space).map(({ code }) => code);
	return Object.entries(fields).flatMap(([id, byLocale]): ValueFault[] => {
		const field = type.fields.find((one) => one.id === id);
		if (!field)
			return [{ name: "unknown", path: ["fields", id], details: `The field ${id} does not exist.` }];
		return Object.entries(byLocale).flatMap(([locale, value]): ValueFault[] => {
			const path = ["fields", id, locale];
			if (!codes.includes(locale))
				return [{ name: "unknownLocale", path, details: `The locale ${locale} does not exist.` }];
			const isList = field.type === "Array";
			const values = isList ? value : [value];
			const { type: itemType, linkType } = field.items ?? field;
			const fits = Array.isArray(values) && values.every((one) => isOfType(itemType, one, linkType));
			return fits
				? []
				: [{ name: "type", path, details: `The type of "${id}" is incorrect, expected type: ${field.type}` }];
		});
	});
}

const breaks = (value: unknown, { in: choices, range, size }: Validation): boolean =>
	(choices !== undefined && !choices.includes(value as string)) ||
	(range !== undefined &&
		((value as number) < (range.min ?? Number.NEGATIVE_INFINITY) ||
			(value as number) > (range.max ?? Number.POSITIVE_INFINITY))) ||
	(size?.max !== undefined && (value as { length: number }).length > size.max);

const listLinkFaults = (
	space: SpaceData,
	field: SpaceField,
	value: unknown,
	path: string[],
): ValueFault[] => {
	const { linkType, validations = [] } = field.items ?? field;
	const allowed = validations.flatMap(({ linkContentType = [] }) => linkContentType);
	return (Array.isArray(value) ? value : [value]).flatMap((link): ValueFault[] => {
		if (!isLink(link)) return [];
		const target = (linkType === "Asset" ? space.assets : space.entries).get(link.sys.id);
		if (!target)
			return [{ name: "notResolvable", path, details: `${linkType} ${link.sys.id} does not exist.` }];
		return allowed.length === 0 || allowed.includes(target.type ?? "")
			? []
			: [{ name: "linkContentType", path, details: `${link.sys.id} is a ${target.type}.` }];
	});
};

/** Returns faults of what is to be published: missing values, broken validations, and links that lead nowhere. */
export function listPublishFaults(
	space: SpaceData,
	type: ContentTypeBody,
	{ fields }: EntryBody,
): ValueFault[] {
	const locales = listLocales(space);
	return type.fields.flatMap((field): ValueFault[] => {
		const byLocale = fields[field.id] ?? {};
		const lacking = locales.filter(
			(locale) =>
				(locale.default || (field.localized && !locale.optional)) && byLocale[locale.code] === undefined,
		);
		if (field.required && lacking.length > 0)
			return lacking.map(({ code }) => ({
				name: "required",
				path: ["fields", field.id, code],
				details: `The property "${field.id}" is required here`,
			}));
		return Object.entries(byLocale).flatMap(([locale, value]): ValueFault[] => {
			const path = ["fields", field.id, locale];
			const isBroken = (field.validations ?? []).some((validation) => breaks(value, validation));
			return [
				...(isBroken
					? [{ name: "validation", path, details: `A validation of ${field.id} is broken.` }]
					: []),
				...listLinkFaults(space, field, value, path),
			];
		});
	});
}
