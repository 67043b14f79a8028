/// <reference types="vite/types/importMeta.d.ts" />
import { MAPS_PATH } from "../../shared/domain/addresses/paths.ts";
import { ATLAS_PATH, readFrame } from "../../shared/domain/stores/store-map.ts";
import { problem } from "../base/problem.ts";
import { CACHE_CONTROL } from "../cache/policies.ts";
import type { Atlas } from "./draw-map.ts";

const loadAtlas = async (assets: Fetcher, origin: string): Promise<Atlas> =>
	import.meta.env.DEV
		? ((await import("world-atlas/countries-50m.json")).default as unknown as Atlas)
		: (await assets.fetch(new URL(ATLAS_PATH, origin))).json();

export const handleMap = async (request: Request, assets: Fetcher): Promise<Response> => {
	const { pathname, origin } = new URL(request.url);
	const frame = readFrame(pathname.slice(MAPS_PATH.length));
	if (!frame) return problem(404, "There is no such map.");
	const [{ drawMap }, atlas] = await Promise.all([import("./draw-map.ts"), loadAtlas(assets, origin)]);
	return new Response(drawMap(atlas, frame), {
		headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": CACHE_CONTROL.map },
	});
};
