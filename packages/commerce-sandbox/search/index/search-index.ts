import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import { type LanguageCode, wholeCodes } from "../../languages.ts";
import { byGeneration } from "../../store/generation-cache.ts";
import { decodePart, type GroupColumns } from "../columns.ts";
import { joinParts, type SearchColumns } from "../text/join-parts.ts";
import type { TextMatches } from "../text/text-matches.ts";

export type SearchIndex = SearchColumns & {
	nameOrders: Map<LanguageCode, Uint32Array>;
	pricedBy?: string;
	orders: Lru<Uint32Array>;
	matches: Map<string, TextMatches>;
};

export const ORDERS_KEPT = 16;

const PARTS_PER_QUERY = 8;

export const searchIndex = byGeneration(async (db, gen): Promise<SearchIndex> => {
	const parts: GroupColumns[] = [];
	for (let after = "groups-"; ; ) {
		const { results } = await db
			.prepare(
				"SELECT part, data FROM search_part WHERE gen = ? AND part > ? AND part < 'groups.' ORDER BY part LIMIT ?",
			)
			.bind(gen, after, PARTS_PER_QUERY)
			.all<{ part: string; data: string }>();
		parts.push(...results.map((row) => decodePart(row.data)));
		const last = results.at(-1);
		if (!last || results.length < PARTS_PER_QUERY) break;
		after = last.part;
	}
	const { results } = await db
		.prepare("SELECT part, data FROM search_part WHERE gen = ? AND part GLOB 'names-*'")
		.bind(gen)
		.all<{ part: string; data: string }>();
	const nameOrders = new Map(
		results.map((row) => [
			row.part.slice("names-".length) as LanguageCode,
			Uint32Array.from(JSON.parse(row.data) as number[]),
		]),
	);
	for (const language of wholeCodes)
		if (!nameOrders.has(language)) nameOrders.set(language, new Uint32Array());
	return { ...joinParts(parts), nameOrders, orders: new Lru(ORDERS_KEPT), matches: new Map() };
});
