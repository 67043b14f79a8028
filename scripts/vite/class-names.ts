import { globSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { Plugin } from "vite";

/** Marks the names of style sheets until `classNames` replaces them. No other name or text of a style sheet has this character. */
export const MARKED = "§[local]";

const FILES = "{client,pages,payments,sections}/**/*.module.css";
const MODULE = /\.module\.css(?:\?|$)/;
const MARKED_NAME = /§(-?[_a-zA-Z][\w-]*)/g;
/** Classes, and names of animations and containers. */
const NAMES = /\.(-?[_a-zA-Z][\w-]*)|@(?:keyframes|container)\s+([_a-zA-Z][\w-]*)/g;

/** A name without vowels is no word, such as "ad", that a content blocker hides. */
const SMALL = "abcdefghijklmnopqrstuvwxyz".replaceAll(/[aeiouy]/g, "");
const CONSONANTS = SMALL + SMALL.toUpperCase();
const FOLLOWING = `${CONSONANTS}0123456789`;

/** Returns "b", "c", … "bb", "bc", … for 0, 1, … */
export function writeShortName(index: number): string {
	const rest = Math.floor(index / CONSONANTS.length);
	let name = "";
	for (let left = rest; left > 0; left = Math.floor((left - 1) / FOLLOWING.length))
		name = (FOLLOWING[(left - 1) % FOLLOWING.length] ?? "") + name;
	return (CONSONANTS[index % CONSONANTS.length] ?? "") + name;
}

const readNames = (css: string): Set<string> =>
	new Set(
		[...css.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(NAMES)].flatMap(
			([, name, other]) => name ?? other ?? [],
		),
	);

/** Maps each name of each style sheet to a short one, which depends on the sources alone, so that client and Worker agree. */
export function listShortNames(root: string): Map<string, Map<string, string>> {
	let count = 0;
	return new Map(
		globSync(FILES, { cwd: root })
			.toSorted()
			.map((file) => {
				const names = readNames(readFileSync(resolve(root, file), "utf8"));
				return [file, new Map([...names].map((name) => [name, writeShortName(count++)]))];
			}),
	);
}

/** Gives the classes of style sheets the shortest names in a build, for HTML, styles and scripts (decision 135). */
export function classNames(): Plugin[] {
	let root = "";
	let names: ReturnType<typeof listShortNames> = new Map();
	const shorten = (code: string, id: string): { code: string; map: null } => {
		const ofFile = names.get(relative(root, id.replace(/\?.*$/, "")));
		const shortened = code.replaceAll(MARKED_NAME, (_, name: string) => {
			const shortName = ofFile?.get(name);
			if (!shortName) throw new Error(`The name ${name} was not found in ${id}`);
			return shortName;
		});
		return { code: shortened, map: null };
	};
	const transform = { filter: { id: MODULE }, handler: shorten };
	return [
		{
			// Vite has made plain CSS of the file, and a later plugin of Vite keeps it for the style sheets.
			name: "vetrina:class-names",
			apply: "build",
			configResolved(config) {
				root = config.root;
			},
			buildStart() {
				names = listShortNames(root);
			},
			transform,
		},
		// Vite has replaced the CSS with a script that exports the names.
		{ name: "vetrina:class-names-in-scripts", apply: "build", enforce: "post", transform },
	];
}
