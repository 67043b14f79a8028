import type { ContentType, Field } from "@vetrina/content-model/content-type.ts";
import { listLinkedTypes } from "@vetrina/content-model/content-type.ts";
import { findContentType } from "@vetrina/content-model/content-types.ts";
import { nameEntries } from "@vetrina/content-model/graphql-types.ts";
import { WORDS } from "./fixture-words.ts";

/** An entry as the content service imports it. */
export type NewEntry = { id: string; type: string; fields: Record<string, unknown> };
type Shown = Record<string, unknown>;
type Collection = { items: Shown[] };

const localise = (text: string): Record<string, string> => ({ en: text, ...WORDS[text] });

/** Fixtures leave out marks and data that are empty, which the service requires. */
const fillNode = (node: Shown, language: "en" | "ar" | "ja"): Shown =>
	node.nodeType === "text"
		? { marks: [], data: {}, ...node, value: WORDS[String(node.value)]?.[language] ?? node.value }
		: {
				data: {},
				...node,
				content: ((node.content as Shown[] | undefined) ?? []).map((inner) => fillNode(inner, language)),
			};

/**
 * Turns what the content service says of an entry back into entries, the inner ones first. Ids begin with that of the entry, so that each
 * fixture has entries of its own.
 */
export function writeEntries(typeId: string, id: string, shown: Shown): NewEntry[] {
	const type: ContentType | undefined = findContentType(typeId);
	if (!type) throw new Error(`There is no content type ${typeId}`);
	const inner: NewEntry[] = [];
	const add = (field: Field, one: Shown): { link: string } => {
		const [only = ""] = listLinkedTypes(field);
		const link = `${id}.${inner.length}`;
		inner.push(...writeEntries(typeof one.__typename === "string" ? one.__typename : only, link, one));
		return { link };
	};
	const write = (name: string, field: Field): unknown => {
		if (field.kind === "links")
			return (shown[`${name}Collection`] as Collection | null)?.items.map((one) => add(field, one));
		const value = shown[name];
		if (value === undefined || value === null) return undefined;
		if (field.kind === "link") return add(field, value as Shown);
		if (field.kind === "rich-text") return writeText(name, field, value as { json: Shown });
		const isLocalised = "localised" in field && field.localised;
		if (!isLocalised) return value;
		if (!Array.isArray(value)) return localise(String(value));
		const texts = value.map((text) => localise(String(text)));
		return Object.fromEntries(
			["en", "ar", "ja"].map((code) => [code, texts.map((text) => text[code] ?? text.en)]),
		);
	};
	const writeText = (name: string, field: Field, { json }: { json: Shown }): unknown => {
		const named = (shown[nameEntries(name)] as Collection | undefined)?.items ?? [];
		let text = JSON.stringify(json);
		for (const one of named) text = text.replaceAll(`"id":"${one.id}"`, `"id":"${add(field, one).link}"`);
		const document = JSON.parse(text) as Shown;
		return { en: fillNode(document, "en"), ar: fillNode(document, "ar"), ja: fillNode(document, "ja") };
	};
	const fields = Object.fromEntries(
		Object.entries(type.fields)
			.map(([name, field]) => [name, write(name, field)] as const)
			.filter(([, value]) => value !== undefined),
	);
	return [...inner, { id, type: typeId, fields }];
}
