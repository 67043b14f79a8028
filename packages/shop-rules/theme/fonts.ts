import {
	completeTheme,
	type FontRole,
	type Script,
	type Theme,
	type ThemeFonts,
	type Typeface,
} from "./theme.ts";

type Kind = Typeface["kind"];

/** Installed fonts of scripts on the systems of shoppers, by the kind of typeface that they stand in for. */
const INSTALLED: Readonly<Record<Script, Readonly<Record<Kind, readonly string[]>>>> = {
	Latn: { serif: ["Times New Roman"], sans: ["Arial"] },
	Arab: {
		serif: ["Noto Naskh Arabic", "Sakkal Majalla", "Al Bayan", "Geeza Pro"],
		sans: ["Tahoma"],
	},
	Jpan: {
		serif: ["Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", "Noto Serif JP"],
		sans: ["Hiragino Sans", "Yu Gothic", "Noto Sans CJK JP", "Noto Sans JP"],
	},
	Kore: {
		serif: ["AppleMyungjo", "Nanum Myeongjo", "Noto Serif CJK KR", "Noto Serif KR"],
		sans: ["Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR", "Noto Sans KR"],
	},
	Hans: {
		serif: ["Songti SC", "STSong", "SimSun", "Noto Serif CJK SC", "Noto Serif SC"],
		sans: ["PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC"],
	},
	Hant: {
		serif: ["Songti TC", "PMingLiU", "Noto Serif CJK TC", "Noto Serif TC"],
		sans: ["PingFang TC", "PingFang HK", "Microsoft JhengHei", "Noto Sans CJK TC", "Noto Sans TC"],
	},
};

const GENERIC: Readonly<Record<Kind, string>> = { serif: "serif", sans: "sans-serif" };

export const isScript = (script: string): script is Script => Object.hasOwn(INSTALLED, script);

/** Returns the typefaces that a house has for a script other than Latin. */
export const findTypefaces = (
	{ scripts }: ThemeFonts,
	script: string,
): Partial<Record<FontRole, Typeface>> | undefined =>
	isScript(script) && script !== "Latn" ? scripts?.[script] : undefined;

/** Returns the names under which style sheets have the files and the stand-in of a typeface. */
export const nameFamily = (role: FontRole, script?: string): { files: string; standIn: string } => {
	const ofRole = role === "display" ? "Display" : script ? "" : "Text";
	const name = [script, ofRole].filter(Boolean).join(" ");
	return { files: `Shop ${name}`, standIn: `${name} Fallback` };
};

const listOwn = (typeface: Typeface | undefined, role: FontRole, script?: string): string[] => {
	if (!typeface?.files?.length) return [];
	const { files, standIn } = nameFamily(role, script);
	return typeface.standIn ? [files, standIn] : [files];
};

const listInstalled = ({ kind, installed = [] }: Typeface, script: Script): string[] => [
	...installed,
	...(installed.includes("system-ui") ? [] : INSTALLED[script][kind]),
];

/** Returns families of a role in a script, best first: typefaces of the script, of the house, and installed ones (shell-35). */
export function listFamilies(theme: Theme, role: FontRole, script: Script = "Latn"): string[] {
	const { fonts } = completeTheme(theme);
	const { text, display = text } = fonts;
	const base = role === "display" ? display : text;
	const ofScript = findTypefaces(fonts, script);
	const own = listOwn(ofScript?.[role], role, script);
	const installed = listInstalled(ofScript?.[role] ?? base, script);
	// Headlines in a script without a typeface of their own have the files for its texts, first if the two are of one kind.
	const lent = role === "display" && own.length === 0 ? listOwn(ofScript?.text, "text", script) : [];
	const isAlike = ofScript?.text?.kind === base.kind;
	return [
		...own,
		...listOwn(base, base === text ? "text" : role),
		...(isAlike ? lent : []),
		...installed,
		...(isAlike ? [] : lent.slice(0, 1)),
		GENERIC[(ofScript?.[role] ?? base).kind],
	];
}

/** Returns installed families for drawings, which cannot load files, as a value of `font-family` without double quotes. */
export function stackInstalled(theme: Theme, role: FontRole, script: string): string {
	const { fonts } = completeTheme(theme);
	const { text, display = text } = fonts;
	const known = isScript(script) ? script : "Latn";
	const typeface = findTypefaces(fonts, known)?.[role] ?? (role === "display" ? display : text);
	return writeFamilies([...listInstalled(typeface, known), GENERIC[typeface.kind]], "'");
}

/** Returns the value of `font-family`. */
export const writeFamilies = (families: readonly string[], quote = '"'): string =>
	families.map((family) => (/^[a-z-]+$/i.test(family) ? family : quote + family + quote)).join(", ");

const listFirstFiles = ({ display, text }: Partial<Record<FontRole, Typeface>> = {}): string[] =>
	[display, text].flatMap((typeface) => typeface?.files?.[0]?.path ?? []);

/** Returns the file of a script's texts that frames of other services can load, if there is one. */
export const findTextFile = (theme: Theme, script: string): string | undefined => {
	const { fonts } = completeTheme(theme);
	return (findTypefaces(fonts, script)?.text ?? fonts.text).files?.[0]?.path;
};

/** Returns the paths of the files that pages in a script preload: the first one of each typeface that has files. */
export function listPreloads(theme: Theme, script: string): string[] {
	const { fonts } = completeTheme(theme);
	const own = listFirstFiles(findTypefaces(fonts, script));
	return own.length > 0 ? own : listFirstFiles(fonts);
}
