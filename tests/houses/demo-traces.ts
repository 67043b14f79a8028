import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { storefront } from "@vetrina/demo-house/storefront.ts";
import { theme } from "@vetrina/demo-house/theme.ts";
import { root } from "../../scripts/lib/run.ts";

const DEMO = resolve(root, "packages/demo-house");
const LEAST_WORDS = 3;

/** Returns all texts of a value, at any depth. */
const listTexts = (value: unknown): string[] =>
	typeof value === "string"
		? [value]
		: typeof value === "object" && value !== null
			? Object.values(value).flatMap(listTexts)
			: [];

const readTexts = (pattern: string, cwd: string): string[] =>
	globSync(pattern, { cwd }).flatMap((file) =>
		listTexts(JSON.parse(readFileSync(resolve(cwd, file), "utf8"))),
	);

/** Texts of the engine, which every house shows: of pages, and of mails and hosted pages. */
const interfaceTexts = ["locales", "packages/commerce-sandbox/texts"]
	.flatMap((folder) => readTexts("**/*.json", resolve(root, folder)))
	.join("\n");
/** Sentences of the demo's editors. Shorter texts may be words of the interface. */
const sentences = [...new Set(readTexts("content/**/*.json", DEMO))].filter(
	(text) => text.split(" ").length >= LEAST_WORDS && !/[<>&{]/.test(text) && !interfaceTexts.includes(text),
);
const colours = [...new Set(JSON.stringify(theme.colors).match(/#[0-9a-f]{6}/g))];
const fonts = JSON.stringify(theme.fonts)
	.match(/[\w-]+(?=\.woff2)/g)
	?.map((name) => name.toLowerCase());
const { realm, catalog } = storefront.media;
/** Ids of the demo: its sites, its products, its pictures, and what its variables name. */
const ids = [
	...storefront.sites.sites.map(({ id }) => id),
	...Object.values(storefront.variables).filter((value) => value.length > LEAST_WORDS),
	realm,
	catalog,
];
const PRODUCT = /\bVT\d{5}/;

/** Returns the words, colours, fonts, ids and pictures of the demo house that a text contains. */
export function findDemoTraces(text: string): string[] {
	const small = text.toLowerCase();
	return [
		...(small.includes(storefront.name.toLowerCase()) ? [storefront.name] : []),
		...ids.filter((id) =>
			new RegExp(`(?<![a-z0-9])${id.toLowerCase().replace(/\W/g, "\\$&")}(?![a-z0-9])`).test(small),
		),
		...colours.filter((colour) => small.includes(colour)),
		...(fonts ?? []).filter((font) => small.includes(font)),
		...sentences.filter((sentence) => text.includes(sentence)),
		...(text.match(PRODUCT) ?? []),
	];
}
