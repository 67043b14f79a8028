import { languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import { house } from "../../house.ts";
import { type LanguageCode, type Text, textIn } from "../../languages.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null;

const isLanguage = (name: string): boolean => languageCodes.some((code) => code === name);

const isText = (value: unknown): value is Text =>
	isObject(value) && "en" in value && Object.keys(value).every(isLanguage);

const inLanguage = (value: unknown, code: LanguageCode): unknown => {
	if (isText(value)) return textIn(value, code);
	if (Array.isArray(value)) return value.map((one) => inLanguage(one, code));
	if (!isObject(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inLanguage(one, code)]));
};

export const categoryCustomFields = (id: string, code: LanguageCode): Record<string, unknown> =>
	Object.fromEntries(
		Object.entries(house.content.categoryFields[id] ?? {}).map(([name, value]) => {
			const text = inLanguage(value, code);
			return [name, isObject(text) ? JSON.stringify(text) : text];
		}),
	);
