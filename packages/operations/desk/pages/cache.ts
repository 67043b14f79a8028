import { askShop, type Desk, Refused } from "../desk-context.ts";
import { type Html, html } from "../html.ts";
import { DESK, type View } from "../layout.ts";
import { writeFacts, writeMessage, writeState, writeTable, writeTime } from "../parts.ts";

type Copy = {
	form: "html" | "json";
	device: string;
	requestClass: string;
	where: "memory" | "location";
	state: string;
	since: string;
	until: string;
	servesUntil: string;
	status: number;
	bytes?: number;
	isOfOlderCatalogue: boolean;
	isPurged: boolean;
	purge: number;
	contentRevision?: string;
	variants: string[];
	tags: string[];
};
type Lineage = {
	site: string;
	locale: string;
	path: string;
	origin: string;
	build: string;
	generation: string;
	purgedAt: string | null;
	lastPurge: number;
	copies: Copy[];
};
type Value = {
	key: string;
	state?: string;
	since?: string;
	until?: string;
	servesUntil?: string;
	tags?: string[];
};

const MOST_ADDRESS = 2000;
const FORMS = { html: "page", json: "data for a running shop" };

/** Returns the origin of an absolute address, which is part of the key of its pages. */
const readOrigin = (desk: Desk, address: string): string => {
	const url = URL.canParse(address) ? new URL(address) : undefined;
	return url && /^https?:$/.test(url.protocol) ? url.origin : desk.url.origin;
};

export const showCache = async (desk: Desk): Promise<View> => {
	const address = (desk.url.searchParams.get("address") ?? "").trim().slice(0, MOST_ADDRESS);
	return {
		title: "Cache",
		content: html`<p>Which copies of a page are stored, what they were made from, and what would drop them.</p>
<form class="fields"><div><label for="address">Address <span class="hint">of a page with country and language, such as /en-it/women</span></label><input id="address" name="address" value="${address}" required></div><button>Show</button></form>${
			address === "" ? "" : await showLineage(desk, address)
		}`,
	};
};

const showLineage = async (desk: Desk, address: string): Promise<Html> => {
	const query = new URLSearchParams({ address, origin: readOrigin(desk, address) });
	const lineage = await askShop<Lineage>(desk, `/ops/lineage?${query}`).catch((error: unknown) => {
		if (error instanceof Refused) return error;
		throw error;
	});
	if (lineage instanceof Refused) return writeMessage(lineage.message, true);
	const { copies, site } = lineage;
	const tags = [...new Set(copies.flatMap((copy) => copy.tags))].toSorted();
	const { values } = await askShop<{ values: Value[] }>(desk, `/ops/cache?site=${encodeURIComponent(site)}`);
	const own = values.filter((value) => value.tags?.some((tag) => tags.includes(tag)));
	return html`${writeFacts([
		{ name: "Site and locale", value: `${site}, ${lineage.locale}`, isLong: true },
		{ name: "Page", value: html`${lineage.origin}<wbr>/${lineage.locale}${lineage.path}`, isLong: true },
		{ name: "Purged, or catalogue gone live", value: writeTime(lineage.purgedAt), isLong: true },
		{
			name: "Last purge by tag",
			value: lineage.lastPurge === 0 ? "none" : `number ${lineage.lastPurge}`,
			isLong: true,
		},
		{ name: "Build", value: html`<code>${lineage.build}</code>`, isLong: true },
		{ name: "Generation", value: html`<code>${lineage.generation}</code>`, isLong: true },
	])}${writeTable(
		"Copies that this isolate or its location has",
		[
			{ name: "Copy" },
			{ name: "State" },
			{ name: "Stored" },
			{ name: "Fresh until" },
			{ name: "Served until" },
			{ name: "Status", isNumber: true },
			{ name: "Bytes", isNumber: true },
			{ name: "Knows" },
		],
		copies.map((copy) => [
			html`${FORMS[copy.form]}, ${copy.device}${copy.requestClass ? `, ${copy.requestClass}` : ""}<br><small>${copy.where === "memory" ? "in memory" : "in the cache of the location"}</small>`,
			copy.isPurged
				? html`<span class="down">purged</span>`
				: html`${writeState(copy.state)}${copy.isOfOlderCatalogue ? html`<br><small>of the catalogue before</small>` : ""}`,
			writeTime(copy.since),
			writeTime(copy.until),
			writeTime(copy.servesUntil),
			copy.status,
			copy.bytes ?? "",
			html`purge ${copy.purge}${copy.contentRevision ? html`<br><small>content ${copy.contentRevision}</small>` : ""}${copy.variants.length > 0 ? html`<br><small>${copy.variants.length} variants</small>` : ""}`,
		]),
		"no copy. The next request renders the page.",
	)}${
		tags.length > 0
			? html`<h2>Tags</h2><p>A purge of one of these drops the page.</p><ul class="tags">${tags.map((tag) => html`<li><a href="${`${DESK}/purge?${new URLSearchParams({ site, tag })}`}"><code>${tag}</code></a></li>`)}</ul>`
			: ""
	}${writeTable(
		"Kept values with one of these tags",
		[
			{ name: "Value" },
			{ name: "State" },
			{ name: "Stored" },
			{ name: "Fresh until" },
			{ name: "Served until" },
		],
		own.map((value) => [
			html`<code>${value.key}</code>`,
			writeState(value.state ?? "–"),
			writeTime(value.since),
			writeTime(value.until),
			writeTime(value.servesUntil),
		]),
		"none among the first thousand.",
	)}<p><a href="${`${DESK}/purge?${new URLSearchParams({ site, page: `/${lineage.locale}${lineage.path}` })}`}">Purge this page</a></p>`;
};
