import type { CustomChoice } from "../catalogue/customisation.ts";

export const CUSTOM_TEXT = "customText";
export const CUSTOM_VALUE = "custom.";
export const KIT_PART = "kitPart";

type Fields = { get(name: string): unknown; getAll(name: string): unknown[]; keys(): Iterable<string> };

const texts = (values: readonly unknown[]): string[] => values.filter((value) => typeof value === "string");

export function purchaseFields(form: Fields): { custom?: CustomChoice; parts?: string[] } {
	const [text] = texts([form.get(CUSTOM_TEXT)]);
	const values = Object.fromEntries(
		[...form.keys()].flatMap((name) =>
			name.startsWith(CUSTOM_VALUE)
				? texts([form.get(name)]).map((value) => [name.slice(CUSTOM_VALUE.length), value])
				: [],
		),
	) as Record<string, string>;
	const parts = texts(form.getAll(KIT_PART));
	const isCustom = text !== undefined || Object.keys(values).length > 0;
	return {
		custom: isCustom ? { text, values } : undefined,
		parts: parts.length > 0 ? parts : undefined,
	};
}
