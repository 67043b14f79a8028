export type PictureFormat = "avif" | "webp" | "jpeg" | "png";

export type RenditionRequest = {
	width: number;
	ratio?: number;
	format?: PictureFormat;
	quality: Quality;
};

export const WIDTHS = [
	48, 64, 96, 128, 160, 240, 320, 400, 480, 560, 640, 720, 800, 960, 1120, 1280, 1440, 1600,
] as const;
export const MASTER_WIDTH = 1600;
export const MAX_ASKED = 4000;
const RATIOS = [1 / 2, 9 / 16, 2 / 3, 3 / 4, 4 / 5, 1, 5 / 4, 4 / 3, 3 / 2, 16 / 9, 2, 12 / 5, 3] as const;
const QUALITIES = [45, 60, 75, 90, 100] as const;
export type Quality = (typeof QUALITIES)[number];
const DEFAULT_QUALITY: Quality = 75;
const OWN_RATIO = 3 / 4;

const formatNames: Record<string, PictureFormat> = {
	avif: "avif",
	webp: "webp",
	jpg: "jpeg",
	jpeg: "jpeg",
	png: "png",
};

const snapTo = (requestedWidth: number, ratio: number): number => {
	const steps = WIDTHS.filter((width) => countPixels(width, ratio) <= countPixels(MASTER_WIDTH));
	return steps.find((width) => width >= requestedWidth) ?? steps.at(-1) ?? MASTER_WIDTH;
};
export const snapWidth = (requestedWidth: number): number => snapTo(requestedWidth, OWN_RATIO);
const countPixels = (width: number, ratio: number = OWN_RATIO): number => (width * width) / ratio;

/**
 * Largest pictures in pixels. An encoder's share of an isolate's 128 MB grows with the picture: AVIF takes 23 MB up to 640 × 853 and 120 MB
 * at 1,600 px (WebP 33 MB), PNG 20 MB up to a megapixel and 35 MB at 1,600 px.
 */
const LARGEST: Partial<Record<PictureFormat, number>> = { avif: 560_000, png: 1_000_000 };
const INSTEAD: Partial<Record<PictureFormat, PictureFormat>> = { avif: "webp", png: "jpeg" };

export function formatFor(
	{ width, ratio }: Pick<RenditionRequest, "width" | "ratio">,
	format: PictureFormat,
	otherwise = INSTEAD[format],
): PictureFormat {
	const largest = LARGEST[format];
	if (largest === undefined || countPixels(width, ratio) <= largest) return format;
	return otherwise ?? format;
}
const nearest = <T extends number>(steps: readonly T[], requestedValue: number, fallback: T): T =>
	steps.reduce(
		(best, step) => (Math.abs(step - requestedValue) < Math.abs(best - requestedValue) ? step : best),
		steps[0] ?? fallback,
	);

export type Refused = { refused: string };

export function parseRendition(query: URLSearchParams): RenditionRequest | Refused {
	const width = size(query, "sw");
	const height = size(query, "sh");
	const quality = whole(query, "q", 1, 100);
	if (width === "bad" || height === "bad")
		return {
			refused: `sw and sh are whole numbers from 1 to ${MAX_ASKED}, given once.`,
		};
	if (quality === "bad") return { refused: "q is a whole number from 1 to 100." };

	const mode = query.get("sm") ?? "fit";
	if (mode !== "fit" && mode !== "cut") return { refused: "sm is fit or cut." };

	const formatName = query.get("fmt") ?? query.get("sfrm");
	const format = formatName === null ? undefined : formatNames[formatName.toLowerCase()];
	if (
		formatName !== null &&
		(format === undefined || !Object.hasOwn(formatNames, formatName.toLowerCase()))
	) {
		return {
			refused: `sfrm is one of ${Object.keys(formatNames).join(", ")}.`,
		};
	}

	const fittedWidth = height === undefined ? undefined : Math.ceil(height * OWN_RATIO);
	const isCut = mode === "cut" && width !== undefined && height !== undefined;
	const ratio = isCut ? nearest(RATIOS, width / height, OWN_RATIO) : undefined;
	const requestedWidth = isCut ? width : Math.min(width ?? MAX_ASKED, fittedWidth ?? MAX_ASKED);
	return {
		width:
			width === undefined && height === undefined ? MASTER_WIDTH : snapTo(requestedWidth, ratio ?? OWN_RATIO),
		...(ratio !== undefined && { ratio }),
		...(format && { format }),
		quality: quality === undefined ? DEFAULT_QUALITY : nearest(QUALITIES, quality, DEFAULT_QUALITY),
	};
}

const size = (query: URLSearchParams, name: string): number | undefined | "bad" =>
	whole(query, name, 1, MAX_ASKED);

function whole(query: URLSearchParams, name: string, low: number, high: number): number | undefined | "bad" {
	const values = query.getAll(name);
	const only = values[0];
	if (only === undefined) return undefined;
	if (values.length > 1 || !/^\d{1,5}$/.test(only)) return "bad";
	const value = Number(only);
	return value >= low && value <= high ? value : "bad";
}
