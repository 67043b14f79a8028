import { textIn } from "../../languages.ts";
import { herMediaId, mediaPath } from "../../media/media-path.ts";
import { listVariantGroups, type ProductRecord } from "../../store/product-records.ts";
import type { CatalogueView } from "./catalogue-request.ts";

export type ImageDocument = { alt: string; link: string; disBaseLink: string };
export type ImageGroupDocument = {
	images: ImageDocument[];
	variationAttributes?: { id: string; values: { value: string }[] }[];
	viewType: string;
};

const VIEW_WIDTHS: Record<string, number | undefined> = {
	large: undefined,
	medium: 720,
	small: 360,
	swatch: 90,
};
export const PRODUCT_VIEWS = Object.keys(VIEW_WIDTHS);
const FEMALE_VIEW = "zoom female";
export const HIT_VIEWS = ["large", "swatch"];

export type ImageLimits = ReadonlyMap<string, number>;

export function parseImageTypes(text: string): ImageLimits | undefined {
	const limits = new Map<string, number>();
	for (const part of text.split(",")) {
		const match = /^\s*([A-Za-z][\w-]*(?: [\w-]+)?)\s*(?::\s*([1-9]\d{0,2}))?\s*$/.exec(part);
		if (!match?.[1]) return undefined;
		limits.set(match[1], match[2] ? Number(match[2]) : Number.POSITIVE_INFINITY);
	}
	return limits;
}

function buildImage(mediaId: string, alt: string, viewType: string, view: CatalogueView): ImageDocument {
	// Ids contain a hash of the source, so the version identifies the way of drawing and is the same for all pictures.
	const base = mediaPath(mediaId, view.mediaBase, "");
	const width = VIEW_WIDTHS[viewType];
	const link = width === undefined ? base : `${base}?sw=${width}`;
	// Clients show a swatch's base link unchanged, so it must contain a size.
	return { alt, link, disBaseLink: viewType === "swatch" ? link : base };
}

type Colour = { value?: string; label: string; mediaIds: string[] };

function colours(product: ProductRecord, view: CatalogueView): Colour[] {
	const name = textIn(product.name, view.texts);
	return [...listVariantGroups(product).values()].map((variants) => {
		const value = variants[0]?.values.color;
		const text =
			value === undefined ? undefined : view.frame.attributes.get("color")?.valueById.get(value)?.name;
		const own = variants.find((variant) => variant.images.length > 0)?.images;
		return {
			...(value === undefined ? {} : { value }),
			label: text ? `${name}, ${textIn(text, view.texts)}` : name,
			mediaIds: own ?? product.images,
		};
	});
}

const colourAttribute = (value: string | undefined) =>
	value === undefined ? {} : { variationAttributes: [{ id: "color", values: [{ value }] }] };

export function imageGroups(
	product: ProductRecord,
	view: CatalogueView,
	options: { colour?: string; first?: string; views: readonly string[]; limits?: ImageLimits },
): ImageGroupDocument[] {
	const isFirst = ({ value }: Colour): number => Number(value !== undefined && value === options.first);
	const all = colours(product, view).toSorted((a, b) => isFirst(b) - isFirst(a));
	const shownColours = options.colour === undefined ? all : all.filter((one) => one.value === options.colour);
	const [first] = shownColours;
	const general =
		options.colour === undefined && first?.value !== undefined
			? [generalImages(product, view, first, options.first !== undefined)]
			: [];
	const views =
		options.views === PRODUCT_VIEWS && product.custom?.c_femaleImage === true
			? [...options.views, FEMALE_VIEW]
			: options.views;
	return views
		.filter((viewType) => !options.limits || options.limits.has(viewType))
		.flatMap((viewType) =>
			[...general, ...shownColours].map((one) => ({
				images: pick(one.mediaIds, viewType, options.limits).map((id) =>
					buildImage(id, one.label, viewType, view),
				),
				...colourAttribute(one.value),
				viewType,
			})),
		)
		.filter((group) => group.images.length > 0);
}

function generalImages(
	product: ProductRecord,
	view: CatalogueView,
	first: Colour,
	inItsColour: boolean,
): Colour {
	return {
		label: textIn(product.name, view.texts),
		mediaIds: product.images.length > 0 && !inItsColour ? product.images : first.mediaIds,
	};
}

function pick(mediaIds: readonly string[], viewType: string, limits: ImageLimits | undefined): string[] {
	if (viewType === "swatch")
		return [mediaIds.find((id) => id.includes("/detail")) ?? mediaIds[0] ?? ""].filter((id) => id !== "");
	const wantedIds = mediaIds.slice(0, limits?.get(viewType) ?? mediaIds.length);
	return viewType === FEMALE_VIEW ? wantedIds.map(herMediaId) : wantedIds;
}

export function firstImage(
	product: ProductRecord,
	view: CatalogueView,
	colour?: string,
	viewType = "large",
): ImageDocument | undefined {
	const all = colours(product, view);
	const one = all.find((entry) => entry.value === colour) ?? all[0];
	const [id] = pick(one?.mediaIds ?? [], viewType, undefined);
	return one && id !== undefined ? buildImage(id, one.label, viewType, view) : undefined;
}
