/**
 * `npm run films -w packages/demo-house` encodes the films in films/ from drawn pictures, in a browser. Run it after a change of a film or
 * of its drawings, and commit the files.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import initPng, { encode as encodePng } from "@jsquash/png/codec/pkg/squoosh_png.js";
import { chromium } from "@playwright/test";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { drawLayers } from "@vetrina/drawn-pictures/draw/draw-picture.ts";
import { parseDrawnReference } from "@vetrina/drawn-pictures/picture-vocabulary.ts";
import { compose } from "@vetrina/drawn-pictures/raster/compose.ts";
import { createRasteriser } from "@vetrina/drawn-pictures/raster/rasteriser.ts";
import { BROWSER_FLAGS, ensureBrowser } from "../../../scripts/lib/browser.ts";
import { root } from "../../../scripts/lib/run.ts";
import { type DemoFilm, films } from "../films/films.ts";
import { shoot } from "./film-camera.ts";

const MASTER = 1200;
/** Browsers offer encoders on secure pages alone, so the page has an HTTPS address, whose requests this script answers. */
const STUDIO = "https://studio.invalid/";

const require = createRequire(import.meta.url);
await initWasm(await readFile(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
await initPng(await readFile(require.resolve("@jsquash/png/codec/pkg/squoosh_png_bg.wasm")));
const rasterise = createRasteriser(Resvg);

function parsePicture(reference: string): string {
	const picture = parseDrawnReference(reference);
	if (!picture) throw new Error(`${reference} is no drawn picture`);
	const { data, width, height } = compose(drawLayers(picture), MASTER, undefined, rasterise);
	const png = encodePng(data as Uint8ClampedArray & Uint8Array, width, height, 8);
	return `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
}

const browser = await chromium.launch({ executablePath: await ensureBrowser(() => {}), args: BROWSER_FLAGS });
try {
	const page = await browser.newPage();
	await page.route(STUDIO, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
	await page.goto(STUDIO);
	await page.addScriptTag({ path: resolve(root, "node_modules/mediabunny/dist/bundles/mediabunny.min.cjs") });
	for (const film of films) await make(film);

	async function make(film: DemoFilm): Promise<void> {
		const { width, height, duration, motion } = film;
		const shot = await page.evaluate(shoot, {
			pictures: film.pictures.map(parsePicture),
			width,
			height,
			duration,
			motion,
		});
		const bytes = Buffer.from(shot, "base64");
		await writeFile(resolve(root, `packages/demo-house/films/${film.id}.webm.bin`), bytes);
		console.log(`${film.id}.webm.bin  ${Math.round(bytes.length / 1024)} KiB`);
	}
} finally {
	await browser.close();
}
