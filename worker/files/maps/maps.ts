/// <reference types="vite/types/importMeta.d.ts" />
import { MAPS_PATH } from "../../../shared/domain/addresses/paths.ts";
import { ATLAS_PATHS, isOfTown, readFrame, TOWNS_PATH } from "../../../shared/domain/stores/store-map.ts";
import { problem } from "../../base/problem.ts";
import { CACHE_CONTROL } from "../../cache/policies.ts";
import type { Atlas } from "./near-land.ts";
import type { Town } from "./place-towns.ts";

type Files = { assets: Fetcher; origin: string };

const loadAtlas = async ({ assets, origin }: Files, kind: keyof typeof ATLAS_PATHS): Promise<Atlas> => {
	if (!import.meta.env.DEV) return (await assets.fetch(new URL(ATLAS_PATHS[kind], origin))).json();
	const { default: atlas } =
		kind === "fine"
			? await import("world-atlas/countries-10m.json")
			: await import("world-atlas/countries-50m.json");
	return atlas as unknown as Atlas;
};

const loadTowns = async ({ assets, origin }: Files): Promise<readonly Town[]> => {
	const { readTowns } = await import("./place-towns.ts");
	return readTowns(
		import.meta.env.DEV
			? (await import("./towns.tsv?raw")).default
			: await (await assets.fetch(new URL(TOWNS_PATH, origin))).text(),
	);
};

export const handleMap = async (request: Request, assets: Fetcher): Promise<Response> => {
	const { pathname, origin } = new URL(request.url);
	const frame = readFrame(pathname.slice(MAPS_PATH.length));
	if (!frame) return problem(404, "There is no such map.");
	const files = { assets, origin };
	const isNear = isOfTown(frame);
	const [{ drawMap }, atlas, towns] = await Promise.all([
		import("./draw-map.ts"),
		loadAtlas(files, isNear ? "fine" : "coarse"),
		isNear ? loadTowns(files) : undefined,
	]);
	return new Response(drawMap(atlas, frame, towns), {
		headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": CACHE_CONTROL.map },
	});
};
