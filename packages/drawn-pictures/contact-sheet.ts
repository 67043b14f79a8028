/**
 * `node packages/drawn-pictures/contact-sheet.ts [folder] [sheet]` draws every picture for review: one sheet for each type (rows: cuts,
 * columns: views), and the sheets "lookbook", "patterns" and "fabrics".
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import initPng, { encode as encodePng } from "@jsquash/png/codec/pkg/squoosh_png.js";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { drawLayers } from "./draw/draw-picture.ts";
import { drawings } from "./draw/types.ts";
import {
	type DrawnPicture,
	type PictureType,
	pictureColors,
	pictureFabrics,
	picturePatterns,
	pictureTypes,
	pictureViews,
} from "./picture-vocabulary.ts";
import { compose } from "./raster/compose.ts";
import { createRasteriser } from "./raster/rasteriser.ts";

const [folder = join(tmpdir(), "vetrina-contact-sheet"), only] = process.argv.slice(2);
const TILE = 300;
const metalTypes = new Set<PictureType>([
	...(["perfume", "skincare", "lipstick", "polish", "compact", "belt", "handbag", "clutch"] as const),
	...(["backpack", "weekender", "wallet", "earrings", "necklace", "bracelet", "ring", "watch"] as const),
]);

const { resolve } = createRequire(import.meta.url);
await initWasm(await readFile(resolve("@resvg/resvg-wasm/index_bg.wasm")));
await initPng(await readFile(resolve("@jsquash/png/codec/pkg/squoosh_png_bg.wasm")));
const rasterise = createRasteriser(Resvg);
await mkdir(folder, { recursive: true });

const colours = Object.values(pictureColors);
const fabricsOf: Partial<Record<PictureType, DrawnPicture["fabric"][]>> = {
	dress: ["silk", "cotton", "linen", "wool", "satin", "lace", "velvet"],
	gown: ["satin", "silk", "velvet"],
	pinafore: ["cotton", "linen"],
	romper: ["jersey", "cotton"],
	swimsuit: ["jersey"],
	bikini: ["jersey"],
	coat: ["wool", "cashmere", "wool", "cotton"],
	jacket: ["nylon", "leather", "denim"],
	blazer: ["wool", "linen", "velvet"],
	puffer: ["nylon"],
	knit: ["knit", "cashmere"],
	cardigan: ["knit", "cashmere"],
	sweatshirt: ["cotton", "jersey"],
	shirt: ["cotton", "linen", "silk"],
	blouse: ["silk", "lace"],
	tee: ["jersey", "silk", "cotton"],
	trousers: ["wool", "linen", "cotton"],
	shorts: ["linen", "cotton"],
	trunks: ["nylon"],
	dungarees: ["denim", "cotton"],
	skirt: ["wool", "leather", "silk", "satin", "cotton"],
	jeans: ["denim"],
	handbag: ["leather", "suede", "leather", "straw"],
	clutch: ["satin", "leather", "velvet"],
	backpack: ["nylon", "leather"],
	weekender: ["cotton", "leather"],
	wallet: ["leather"],
	heels: ["leather", "suede", "satin"],
	sandal: ["leather", "suede"],
	flat: ["leather", "suede", "leather", "cotton"],
	boot: ["leather", "suede"],
	sneaker: ["leather", "suede", "nylon", "cotton"],
	sunglasses: ["acetate", "metal"],
	scarf: ["silk", "cashmere", "wool", "knit"],
	throw: ["wool", "cashmere"],
	hat: ["wool", "straw", "wool", "cotton"],
	cap: ["cotton", "wool"],
	beanie: ["knit", "cashmere"],
	gloves: ["leather", "suede", "knit"],
	tie: ["silk", "satin"],
	belt: ["leather", "leather", "metal"],
	earrings: ["metal"],
	necklace: ["metal"],
	bracelet: ["metal"],
	ring: ["metal"],
	watch: ["metal"],
	perfume: ["glass"],
	skincare: ["glass"],
	lipstick: ["metal"],
	polish: ["metal"],
	compact: ["metal"],
	vase: ["ceramic", "glass"],
	candle: ["glass", "ceramic"],
	tableware: ["ceramic"],
	cushion: ["linen", "velvet"],
};

function buildPicture(type: PictureType, cut: string, i: number, view: DrawnPicture["view"]): DrawnPicture {
	const fabrics = fabricsOf[type] ?? [...pictureFabrics];
	return {
		type,
		cut,
		view,
		fabric: fabrics[i % fabrics.length] ?? "cotton",
		pattern: type === "jeans" || i % 3 !== 2 ? "solid" : (picturePatterns[1 + (i % 7)] ?? "solid"),
		color: colours[(i * 7 + type.length * 3 + type.charCodeAt(1)) % colours.length] ?? "#17161a",
		accent: metalTypes.has(type) ? "#c9a55c" : "#efe6d3",
	};
}

async function sheet(
	name: string,
	pictures: readonly DrawnPicture[],
	columns: number,
	tile = TILE,
): Promise<void> {
	const startedAt = performance.now();
	const high = Math.round((tile * 4) / 3);
	const width = columns * (tile + 1) - 1;
	const height = Math.ceil(pictures.length / columns) * (high + 1) - 1;
	const page = new Uint8ClampedArray(width * height * 4).fill(255);
	pictures.forEach((picture, i) => {
		const { data } = compose(drawLayers(picture), tile, undefined, rasterise);
		const left = (i % columns) * (tile + 1);
		const top = Math.floor(i / columns) * (high + 1);
		for (let y = 0; y < high; y++)
			page.set(data.subarray(y * tile * 4, (y + 1) * tile * 4), ((top + y) * width + left) * 4);
	});
	await save(name, page, width, height);
	console.log(`${name}.png  ${pictures.length} pictures  ${Math.round(performance.now() - startedAt)} ms`);
}

async function save(name: string, data: Uint8ClampedArray, width: number, height: number): Promise<void> {
	await writeFile(
		`${folder}/${name}.png`,
		encodePng(data as Uint8ClampedArray & Uint8Array, width, height, 8),
	);
}

const drawable = (Object.keys(pictureTypes) as PictureType[]).filter((type) => type in drawings);
const types = drawable.filter((type) => only === undefined || only === type);
for (const type of types) {
	const pictures = pictureTypes[type].flatMap((cut, i) =>
		pictureViews.map((view) => buildPicture(type, cut, i, view)),
	);
	await sheet(type, pictures, 8);
}
const isWanted = (name: string): boolean => only === undefined || only === name;
if (isWanted("lookbook")) {
	const lookbook = Array.from({ length: 24 }, (_, i) => {
		const type = drawable[(i * 5) % drawable.length] ?? "dress";
		const cuts = pictureTypes[type];
		return buildPicture(type, cuts[(i * 3) % cuts.length] ?? cuts[0], i, i % 5 === 4 ? "ground" : "front");
	});
	await sheet("lookbook", lookbook, 6);
	await sheet("lookbook-small", lookbook, 8, 180);
}
if (isWanted("patterns")) {
	const patterns = picturePatterns.flatMap((pattern) =>
		(["dress", "shirt", "skirt", "scarf"] as const)
			.filter((type) => type in drawings)
			.map((type, i) => ({
				...buildPicture(type, pictureTypes[type][0], i, "front"),
				pattern,
				color: "#efe6d3",
				accent: "#1d2740",
			})),
	);
	await sheet("patterns", patterns, 8);
}
if (isWanted("fabrics")) {
	const fabrics = pictureFabrics.flatMap((fabric, i) =>
		(["front", "detail"] as const).map((view) => ({
			...buildPicture("dress", "wrap", i, view),
			fabric,
			pattern: "solid" as const,
		})),
	);
	await sheet("fabrics", fabrics, 8);
}
