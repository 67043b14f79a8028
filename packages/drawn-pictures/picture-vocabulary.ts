/**
 * References have the form drawn:<type>?cut=…&fabric=…&pattern=…&color=rrggbb&accent=rrggbb&view=…, with optional `&style=…` and
 * `&feature=…`. Every combination can be drawn.
 */

/** Garment types with their cuts. An unknown cut falls back to the type's first. */
export const pictureTypes = {
	dress: ["slip", "shirt", "wrap", "sheath", "flared", "tiered", "mini", "maxi"],
	gown: ["ball", "column", "mermaid"],
	pinafore: ["flared", "smock"],
	romper: ["short", "footed"],
	swimsuit: ["scoop", "halter", "one-shoulder"],
	bikini: ["triangle", "bandeau"],
	coat: ["straight", "wrap", "double-breasted", "trench", "duffle"],
	jacket: ["bomber", "biker", "trucker"],
	blazer: ["single-breasted", "double-breasted"],
	puffer: ["short", "long", "gilet"],
	knit: ["crew", "v-neck", "turtleneck", "vest", "small"],
	cardigan: ["classic", "belted", "small"],
	sweatshirt: ["crew", "hoodie", "small"],
	shirt: ["classic", "oversized", "camp-collar", "small"],
	blouse: ["bow", "ruffled", "smock"],
	tee: ["crew", "tank", "polo", "long-sleeve", "small"],
	trousers: ["straight", "wide", "tapered", "cargo", "joggers", "small", "small-joggers"],
	shorts: ["tailored", "bermuda"],
	trunks: ["short", "long"],
	dungarees: ["long", "short", "small"],
	skirt: ["a-line", "mini", "pencil", "pleated", "maxi", "small"],
	jeans: ["straight", "slim", "wide", "flared"],
	handbag: ["tote", "shoulder", "crossbody", "bucket", "top-handle"],
	clutch: ["envelope", "frame"],
	backpack: ["classic"],
	weekender: ["duffel"],
	wallet: ["continental", "card-holder"],
	heels: ["pump", "slingback", "mule"],
	sandal: ["heeled", "flat", "slide"],
	flat: ["ballerina", "loafer", "derby", "espadrille"],
	boot: ["ankle", "tall", "chelsea"],
	sneaker: ["low", "high", "runner", "slip-on"],
	sunglasses: ["cat-eye", "aviator", "round", "square"],
	earrings: ["hoops", "drops", "studs"],
	necklace: ["pendant", "pearls"],
	bracelet: ["chain", "bangle"],
	ring: ["band", "solitaire"],
	watch: ["round", "tank"],
	belt: ["classic", "wide", "chain"],
	scarf: ["square", "long", "stole"],
	throw: ["fringed"],
	hat: ["fedora", "wide-brim", "beret", "bucket"],
	cap: ["baseball"],
	beanie: ["ribbed", "pompom"],
	gloves: ["short", "long"],
	tie: ["tie", "bow-tie"],
	perfume: ["flacon", "round", "tall"],
	skincare: ["dropper", "jar", "tube"],
	lipstick: ["bullet", "gloss"],
	polish: ["bottle"],
	compact: ["round"],
	vase: ["amphora", "bottle", "oil"],
	candle: ["jar"],
	tableware: ["bowl", "plate", "mug"],
	cushion: ["square", "bolster"],
} as const satisfies Record<string, readonly [string, ...string[]]>;
export type PictureType = keyof typeof pictureTypes;

export const pictureFabrics = [
	"silk",
	"satin",
	"wool",
	"cashmere",
	"cotton",
	"linen",
	"jersey",
	"denim",
	"leather",
	"suede",
	"lace",
	"knit",
	"velvet",
	"nylon",
	"metal",
	"glass",
	"ceramic",
	"acetate",
	"straw",
	"patent",
] as const;
export type PictureFabric = (typeof pictureFabrics)[number];

export const picturePatterns = [
	"solid",
	"stripe",
	"check",
	"dot",
	"animal",
	"floral",
	"majolica",
	"monogram",
] as const;
export type PicturePattern = (typeof picturePatterns)[number];

export const pictureFeatures = [
	"ankle",
	"asymmetric",
	"belted",
	"cable",
	"cropped",
	"embroidered",
	"engraved",
	"fluted",
	"hammered",
	"high-waisted",
	"oversized",
	"platform",
	"pleated",
	"pointed",
	"quilted",
	"ribbed",
	"ruffled",
	"square-toe",
	"studded",
	"twisted",
	"two-tone",
	"woven",
] as const;
export type PictureFeature = (typeof pictureFeatures)[number];

export const pictureViews = ["front", "back", "detail", "ground"] as const;
export type PictureView = (typeof pictureViews)[number];

export const pictureColors = {
	black: "#17161a",
	charcoal: "#45464b",
	grey: "#9a9a98",
	silver: "#c3c6c9",
	white: "#f7f6f2",
	ivory: "#efe6d3",
	beige: "#d8c3a5",
	camel: "#b98b58",
	cognac: "#96552c",
	chocolate: "#4a2f24",
	navy: "#1d2740",
	indigo: "#34466b",
	royal: "#2748a5",
	sky: "#a8c4de",
	petrol: "#1f5a62",
	emerald: "#1c6b4a",
	olive: "#6a6a3e",
	sage: "#a9b59a",
	butter: "#f1dd9c",
	mustard: "#c99a2e",
	gold: "#c9a55c",
	apricot: "#eda878",
	terracotta: "#b5573a",
	red: "#b8232f",
	bordeaux: "#5e1a2b",
	fuchsia: "#c42a78",
	blush: "#e6c1ba",
	lilac: "#b9a6cf",
	aubergine: "#4b2747",
} as const satisfies Record<string, `#${string}`>;
export type PictureColor = keyof typeof pictureColors;

export type DrawnPicture = {
	type: PictureType;
	cut: string;
	fabric: PictureFabric;
	pattern: PicturePattern;
	color: string;
	accent: string;
	view: PictureView;
	style?: number;
	feature?: PictureFeature;
};

export function drawnReference(picture: DrawnPicture): string {
	const { type, cut, fabric, pattern, color, accent, view, style, feature } = picture;
	const which = `${style === undefined ? "" : `&style=${style}`}${feature === undefined ? "" : `&feature=${feature}`}`;
	return `drawn:${type}?cut=${cut}&fabric=${fabric}&pattern=${pattern}&color=${color.slice(1)}&accent=${accent.slice(1)}&view=${view}${which}`;
}

/**
 * Returns undefined if the text is no reference to a drawing or its type is unknown. Unknown values fall back to the first of their list,
 * unknown colours to black and ivory.
 */
export function parseDrawnReference(reference: string): DrawnPicture | undefined {
	const match = /^drawn:([a-z]+)\?(.*)$/.exec(reference);
	const type = match?.[1];
	if (match === null || type === undefined || !isPictureType(type)) return undefined;
	const parameters = new URLSearchParams(match[2]);
	const style = Number(/^\d{1,3}$/.exec(parameters.get("style") ?? "")?.[0] ?? 0);
	const feature = pictureFeatures.find((one) => one === parameters.get("feature"));
	return {
		type,
		cut: pickAllowed(pictureTypes[type], parameters.get("cut")),
		fabric: pickAllowed(pictureFabrics, parameters.get("fabric")),
		pattern: pickAllowed(picturePatterns, parameters.get("pattern")),
		color: parseHex(parameters.get("color"), pictureColors.black),
		accent: parseHex(parameters.get("accent"), pictureColors.ivory),
		view: pickAllowed(pictureViews, parameters.get("view")),
		...(style > 0 && { style }),
		...(feature && { feature }),
	};
}

const isPictureType = (type: string): type is PictureType => Object.hasOwn(pictureTypes, type);

const parseHex = (value: string | null, fallback: string): string =>
	value !== null && /^[0-9a-f]{6}$/.test(value) ? `#${value}` : fallback;

function pickAllowed<T extends string>(allowedValues: readonly [T, ...T[]], value: string | null): T {
	return allowedValues.find((one) => one === value) ?? allowedValues[0];
}
