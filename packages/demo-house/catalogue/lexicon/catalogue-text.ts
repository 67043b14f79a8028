import {
	addTranslations,
	type HouseText,
	loadTranslations,
	readRow,
	type Translations,
	translateRow,
} from "../../house-text.ts";

/**
 * Texts of the catalogue have files of their own, `languages/<code>.json` in this folder, because the storefront's Worker has the other
 * texts of the house, and would grow with each language.
 */
const load = async (code: string): Promise<Translations> => {
	try {
		return (await import(`./languages/${code}.json`, { with: { type: "json" } })).default;
	} catch {
		return {};
	}
};
const files = await loadTranslations(load);
addTranslations(files);

export const t = (row: string, context?: string): HouseText => translateRow(readRow(row), context, files);
