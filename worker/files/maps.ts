import { MAPS_PATH } from "../../shared/domain/addresses/paths.ts";
import { readFrame } from "../../shared/domain/stores/store-map.ts";
import { CACHE_CONTROL } from "../cache/policies.ts";
import { problem } from "../problem.ts";

/** `/maps/9_45_8.svg`: a map of our own (stores-4); no other service is asked. */
export const handleMap = async (request: Request): Promise<Response> => {
	const { pathname } = new URL(request.url);
	const frame = readFrame(pathname.slice(MAPS_PATH.length));
	if (!frame) return problem(404, "There is no such map.");
	const { drawMap } = await import("./draw-map.ts");
	return new Response(drawMap(frame), {
		headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": CACHE_CONTROL.map },
	});
};
