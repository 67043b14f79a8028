import { existsSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { FontFile, Typeface } from "@vetrina/shop-rules/theme/theme.ts";
import { readFont } from "../lib/look/read-font.ts";
import { root } from "../lib/run.ts";
import { measureStandIn } from "./measure-stand-in.ts";

/** A typeface of a new house, and the file that is copied into its folder, if it is no package. */
export type NewTypeface = { typeface: Typeface; copied?: { from: string; to: string } };

const SYSTEM = "system";
/** Subsets of Fontsource that languages of the shop need, the most frequent first. */
const SUBSETS = ["latin", "latin-ext"] as const;

type Metadata = {
	id: string;
	weights: number[];
	variable: false | { wght?: { min: string; max: string } };
	category: string;
};

const readJson = <Content>(file: string): Content => JSON.parse(readFileSync(file, "utf8")) as Content;

function readPackage(name: string): NewTypeface {
	const folder = resolve(root, "node_modules", name);
	if (!existsSync(folder)) throw new Error(`${name} is not installed: run \`npm install ${name}\` first.`);
	const { id, variable, category } = readJson<Metadata>(resolve(folder, "metadata.json"));
	const ranges = readJson<Record<string, string>>(resolve(folder, "unicode.json"));
	const wght = variable ? variable.wght : undefined;
	const files = SUBSETS.flatMap((subset): FontFile[] => {
		const file = `files/${id}-${subset}-${wght ? "wght" : "400"}-normal.woff2`;
		const range = ranges[subset]?.replaceAll(",", ", ");
		if (!range || !existsSync(resolve(folder, file))) return [];
		return [{ path: `${name}/${file}`, range, ...(wght && { weight: `${wght.min} ${wght.max}` }) }];
	});
	const [first] = files;
	if (!first) throw new Error(`${name} has no Latin letters in the form of Fontsource.`);
	const kind = category === "serif" ? "serif" : "sans";
	const standIn = measureStandIn(readFont(readFileSync(resolve(root, "node_modules", first.path))), kind);
	return { typeface: { kind, files, ...(standIn && { standIn }) } };
}

function readFile(file: string): NewTypeface {
	const from = resolve(file);
	if (!existsSync(from)) throw new Error(`${file} is no file.`);
	const font = readFont(readFileSync(from));
	const standIn = measureStandIn(font, "sans");
	const to = `fonts/${basename(file)
		.toLowerCase()
		.replace(/[^\w.-]+/g, "-")}`;
	return {
		typeface: { kind: "sans", files: [{ path: to }], ...(standIn && { standIn }) },
		copied: { from, to },
	};
}

/** Returns the typeface of an answer: a WOFF2 file or a package of Fontsource; undefined for the shopper's own fonts. Throws a sentence. */
export function readTypeface(answer: string): NewTypeface | undefined {
	if (answer === "" || answer === SYSTEM) return undefined;
	if (answer.endsWith(".woff2")) return readFile(answer);
	if (/^@fontsource(?:-variable)?\/[\w-]+$/.test(answer)) return readPackage(answer);
	throw new Error(
		`"${answer}" is neither "${SYSTEM}", nor a .woff2 file, nor a package such as @fontsource-variable/inter.`,
	);
}
