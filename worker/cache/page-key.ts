import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { readsAt } from "../../pages/routes.ts";
import { listStateQuery } from "../../shared/domain/list/list-state.ts";
import { parseListState } from "../../shared/domain/list/read-list-state.ts";
import type { Build } from "../base/bindings.ts";
import type { Device } from "../base/device.ts";
import type { RequestClass } from "../base/request-class.ts";
import { readShape } from "./cache-context.ts";

export type PageAddress = {
	/** Canonical and alternate links are absolute, so the origin is part of the key. */
	origin: string;
	locale: Pick<SiteLocale, "siteId" | "country" | "language">;
	device: Device;
	requestClass?: RequestClass;
	/** The chosen contents of the page's personalised blocks; "" for those for everyone (cache-18). */
	variant?: string;
	path: string;
	search: string;
	form: "html" | "json";
};

/** A request asks for the key of its page several times. */
const lastSearches = new Lru<string>(50);

/** Returns the parameters that change a shared page, in a fixed order. Loaders of shared pages must read no other parameters (cache-2). */
export const meaningfulSearch = (search: string, path: string): string => {
	const reads = search.length < 2 ? "nothing" : readsAt(path);
	if (reads === "nothing") return "";
	const key = `${reads} ${search}`;
	const known = lastSearches.get(key);
	if (known !== undefined) return known;
	const state = parseListState(new URLSearchParams(search));
	const { cgid, tabId, ...ofList } = state;
	const query = listStateQuery(reads === "search" ? state : ofList);
	const meaningful = query === "" ? "" : `?${query}`;
	lastSearches.set(key, meaningful);
	return meaningful;
};

const NOT_FOUND = "/ not found";

export const pageKey = (
	{ origin, locale, device, requestClass = "", variant = "", path, search, form }: PageAddress,
	generation: string,
	build: Build,
): string =>
	[
		locale.siteId,
		generation,
		form === "json" ? readShape(build, "pages") : build.id,
		origin,
		localeTag(locale),
		device,
		requestClass,
		variant,
		form,
		path + meaningfulSearch(search, path),
	]
		.map(encodeURIComponent)
		.join("/");

/** Returns one address per locale instead of one per unknown address (cache-3). */
export const notFoundAddress = (address: PageAddress): PageAddress => ({
	...address,
	path: NOT_FOUND,
	search: "",
});
