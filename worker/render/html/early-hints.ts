import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import { ENTRY_ID } from "../../../client/app/start/entry-id.ts";

/** Returns hints for the preloads in the finished head, so that only files that the page uses are requested (decision 103). */
export function earlyHints(html: string): string {
	const end = html.indexOf("</head>");
	const head = end < 0 ? "" : html.slice(0, end);
	return [...head.matchAll(/<(link|script) ([^>]*)>/g)]
		.flatMap(([, tag = "", attributes = ""]) => {
			if (!/\brel="(?:modulepreload|preload|stylesheet)"|\btype="module"/.test(attributes)) return [];
			const key = `${tag} ${attributes}`;
			let entry = rankedHints.get(key);
			if (!entry) {
				entry = rankedHint(tag, readAttributes(attributes));
				rankedHints.set(key, entry);
			}
			return entry.hint === undefined ? [] : [{ ...entry, hint: entry.hint }];
		})
		.sort((one, other) => one.rank - other.rank)
		.map(({ hint }) => hint)
		.join(", ");
}

type Attributes = Record<string, string>;
type RankedHint = { hint: string | undefined; rank: number };

const rankedHints = new Lru<RankedHint>(200);

const rankedHint = (tag: string, attributes: Attributes): RankedHint => ({
	hint: writeHint(tag, attributes),
	rank: rankHint(tag, attributes),
});

/** Returns a lower rank for large and blocking files, which come first: with few connections, later hints wait for earlier hints. */
const rankHint = (tag: string, { id, rel, as }: Attributes): number =>
	tag === "script" || id === ENTRY_ID
		? 0
		: as === "image"
			? 1
			: rel === "stylesheet"
				? 2
				: as === "font"
					? 3
					: 4;

function writeHint(tag: string, attributes: Attributes): string | undefined {
	const { rel, as, href, src, type, media, imagesrcset, imagesizes, fetchpriority } = attributes;
	if (tag === "script") return type === "module" && src ? link(src, { rel: "modulepreload" }) : undefined;
	if (rel === "modulepreload" && href) return link(href, { rel });
	if (rel === "stylesheet" && href) return link(href, { rel: "preload", as: "style" });
	if (rel !== "preload" || !as) return undefined;
	if (as === "image" && fetchpriority !== "high") return undefined;
	const target = href ?? imagesrcset?.split(" ", 1)[0];
	if (!target) return undefined;
	const crossorigin = attributes.crossorigin === undefined ? {} : { crossorigin: "anonymous" };
	return link(target, { rel, as, type, ...crossorigin, media, imagesrcset, imagesizes, fetchpriority });
}

const link = (href: string, parameters: Record<string, string | undefined>): string =>
	[
		`<${ascii(href)}>`,
		...Object.entries(parameters).flatMap(([name, value]) =>
			value === undefined ? [] : [`${name}=${/^[\w-]+$/.test(value) ? value : `"${ascii(value)}"`}`],
		),
	].join("; ");

const ascii = (text: string): string =>
	text.replace(/[^\x20-\x7e]|["<>\\]/g, (character) => encodeURIComponent(character.toWellFormed()));

const readAttributes = (text: string): Attributes =>
	Object.fromEntries(
		[...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
			name.toLowerCase(),
			value.replace(/&(amp|quot|lt|gt|#x27);/g, (_, entity: string) => ENTITIES[entity] ?? ""),
		]),
	);
const ENTITIES: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'" };
