import type { QueryClient } from "@tanstack/react-query";
import type { SessionResponse } from "../../../shared/contracts/shopper-api.ts";
import { SHOWN_LATELY } from "../../../shared/domain/search/recently-viewed.ts";
import { sessionQuery } from "../../state/basket/session-query.ts";
import { whenPainted } from "../../state/drawing/after-paint.ts";
import { isSamePerson } from "../../state/is-same-person.ts";
import {
	type KeptBag,
	type KeptTile,
	keepBag,
	listKeptTiles,
	readKeptBag,
} from "../../state/offline/kept-bag.ts";
import type { PageStore } from "../navigation/page-store.ts";
import { savesData } from "../navigation/prefetch.ts";

/** Returns what is kept of a session: nothing of another person, and the last bag or wishlist where one could not be loaded. */
export function updateKeptBag(
	{ basket, customer, wishlist }: SessionResponse,
	kept: KeptBag | null,
	seenTiles: readonly KeptTile[],
): KeptBag {
	const before = kept && isSamePerson(kept.customer, customer) ? kept : null;
	const bag = {
		basket: basket ?? before?.basket ?? null,
		customer,
		wishlist: wishlist ?? before?.wishlist ?? null,
		tiles: [...(before?.tiles ?? []), ...seenTiles],
	};
	return { ...bag, tiles: listKeptTiles(bag).map(toKeptTile) };
}

const toKeptTile = ({ id, href, brand, name, image, price }: KeptTile): KeptTile => ({
	id,
	href,
	brand,
	name,
	image,
	price,
});

/** Keeps bag and wishlist for a time without a network (shell-43). Returns a function that shows them then. */
export function followBag(queryClient: QueryClient, pages: PageStore): () => void {
	const { apiHref } = pages.get().shell;
	const { queryKey } = sessionQuery(apiHref);
	const asked = new Set<string>();
	let isPlanned = false;

	const keep = (seenTiles: readonly KeptTile[] = []): KeptBag | null => {
		const session = queryClient.getQueryData(queryKey);
		// The kept session has no token.
		if (!session?.csrf) return null;
		const bag = updateKeptBag(session, readKeptBag(apiHref), seenTiles);
		keepBag(apiHref, bag);
		return bag;
	};

	const loadTiles = async ({ wishlist, tiles }: KeptBag): Promise<void> => {
		const known = new Set([...tiles.map(({ id }) => id), ...asked]);
		const missing = (wishlist?.items ?? []).map(({ id }) => id).filter((id) => !known.has(id));
		if (missing.length === 0 || savesData()) return;
		const ids = missing.slice(0, SHOWN_LATELY);
		for (const id of ids) asked.add(id);
		const { viewedQuery } = await import("../../features/recommendations/load-rows.ts");
		const { tiles: loadedTiles } = await queryClient.fetchQuery(viewedQuery(apiHref, ids));
		keep(loadedTiles);
	};

	const update = () => {
		isPlanned = false;
		const page = pages.get();
		const bag = keep(page.kind === "wishlist" ? page.data.tiles : []);
		if (bag) loadTiles(bag).catch(() => {});
	};
	const plan = () => {
		if (isPlanned) return;
		isPlanned = true;
		whenPainted(update);
	};

	const showKept = () => {
		if (queryClient.getQueryData(queryKey)) return;
		const kept = readKeptBag(apiHref);
		if (!kept) return;
		const { tiles: _, ...session } = kept;
		queryClient.setQueryData(queryKey, { ...session, csrf: "" });
	};

	plan();
	pages.subscribe(plan);
	queryClient.getQueryCache().subscribe(({ type, query }) => {
		if (type === "updated" && query.queryHash === JSON.stringify(queryKey) && query.state.data) plan();
	});
	return showKept;
}
