import { initWasm, Resvg } from "@resvg/resvg-wasm";
import resvgWasm from "@resvg/resvg-wasm/index_bg.wasm";
import { once } from "@vetrina/commerce-sandbox/media/raster/codecs.ts";

export const resvg = once(async () => {
	await initWasm(resvgWasm);
	return Resvg;
});
