import {
	drawnReference,
	type PictureColor,
	type PictureFabric,
	type PictureType,
	type PictureView,
	pictureColors,
	pictureFeatures,
} from "@vetrina/drawn-pictures/picture-vocabulary.ts";
import type { Design } from "./compose-texts.ts";
import { features } from "./lexicon/features.ts";
import { materials } from "./lexicon/materials.ts";
import { createRandom } from "./random.ts";

const lightAccents: readonly PictureColor[] = ["ivory", "butter", "blush", "sky", "white"];
const darkAccents: readonly PictureColor[] = ["navy", "bordeaux", "emerald", "black", "royal", "terracotta"];
const hardware: readonly PictureColor[] = ["gold", "gold", "silver"];

const withoutBack = new Set<PictureType>([
	"perfume",
	"skincare",
	"lipstick",
	"polish",
	"compact",
	"vase",
	"candle",
	"tableware",
	"cushion",
	"earrings",
	"necklace",
	"bracelet",
	"ring",
	"watch",
	"sunglasses",
]);

const smallCuts: Partial<Record<PictureType, (cut: string, baby: boolean) => string>> = {
	knit: () => "small",
	cardigan: () => "small",
	sweatshirt: () => "small",
	shirt: () => "small",
	tee: () => "small",
	skirt: () => "small",
	trousers: (cut) => (cut === "joggers" ? "small-joggers" : "small"),
	dungarees: (cut, baby) => (baby ? "small" : cut),
};

export type Wearer = "adult" | "child" | "baby";

function cutFor(design: Design, seed: number, wearer: Wearer): string {
	const usual = chooseCut(design, seed);
	return (wearer !== "adult" && smallCuts[design.garment.type]?.(usual, wearer === "baby")) || usual;
}

const drawnFeature = ({ feature }: Design) => pictureFeatures.find((one) => one === feature);

/** Identifies how a product is drawn, apart from its colour: two products with the same look in one colour have the same picture. */
export const describeLook = (design: Design, seed: number, wearer: Wearer): string =>
	[
		design.garment.type,
		cutFor(design, seed, wearer),
		chooseFabric(design),
		design.pattern,
		drawnFeature(design),
	].join(" ");

export function listPictures(
	design: Design,
	color: PictureColor,
	seed: number,
	wearer: Wearer = "adult",
): string[] {
	const random = createRandom(seed, 23, color.length, color.charCodeAt(0));
	const { type } = design.garment;
	const cut = cutFor(design, seed, wearer);
	const accents =
		design.pattern === "solid" ? hardware : isLight(pictureColors[color]) ? darkAccents : lightAccents;
	const accent = pictureColors[random.pick(accents.filter((one) => one !== color))];
	const feature = drawnFeature(design);
	const views: PictureView[] = withoutBack.has(type)
		? ["front", "detail", "ground"]
		: ["front", "back", "detail", "ground"];
	return views.map((view) =>
		drawnReference({
			type,
			cut,
			fabric: chooseFabric(design),
			pattern: design.pattern,
			color: pictureColors[color],
			accent,
			view,
			style: 1 + (seed % 5),
			...(feature && { feature }),
		}),
	);
}

function chooseCut({ garment: { cut, cuts }, feature }: Design, seed: number): string {
	const plain = cuts.filter((one) => !Object.hasOwn(features, one));
	return cuts.find((one) => one === feature) ?? plain[seed % plain.length] ?? cut;
}

function chooseFabric({ garment, material }: Design): PictureFabric {
	if (garment.type === "lipstick" || garment.type === "polish" || garment.type === "compact") return "metal";
	const { fabric } = materials[material];
	const isKnitted = garment.type === "knit" || garment.type === "cardigan";
	return isKnitted && fabric !== "cashmere" ? "knit" : fabric;
}

function isLight(hex: string): boolean {
	const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
	return (red ?? 0) * 0.3 + (green ?? 0) * 0.59 + (blue ?? 0) * 0.11 > 128;
}
