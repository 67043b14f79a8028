import { languageCodes } from "../../packages/shop-rules/locale/languages.ts";

/** Makes cspell skip the lines of sources that hold texts in other languages than English (cspell.json). */
const keys = languageCodes
	.filter((code) => code !== "en")
	.map((code) => (code.includes("-") ? `"${code}"` : code))
	.join("|");

// biome-ignore lint/style/noDefaultExport: cspell reads the default export.
export default {
	ignoreRegExpList: [
		String.raw`/^(\t+)(?:${keys}): (?:\[[\s\S]*?^\1\]|\{[\s\S]*?^\1\}|new Set\([\s\S]*?^\1\)|.*)/gm`,
	],
};
