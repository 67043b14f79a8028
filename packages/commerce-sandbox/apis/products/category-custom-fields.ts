import { house } from "../../house.ts";
import { type Language, languages, type Text, textIn } from "../../languages.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null;

const isLanguage = (name: string): boolean => languages.some((language) => language === name);

const isText = (value: unknown): value is Text =>
	isObject(value) && "en" in value && Object.keys(value).every(isLanguage);

const inLanguage = (value: unknown, language: Language): unknown => {
	if (isText(value)) return textIn(value, language);
	if (Array.isArray(value)) return value.map((one) => inLanguage(one, language));
	if (!isObject(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inLanguage(one, language)]));
};

export const categoryCustomFields = (id: string, language: Language): Record<string, unknown> =>
	Object.fromEntries(
		Object.entries(house.content.categoryFields[id] ?? {}).map(([name, value]) => {
			const text = inLanguage(value, language);
			return [name, isObject(text) ? JSON.stringify(text) : text];
		}),
	);
