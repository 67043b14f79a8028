import * as z from "zod";
import { contentPicture } from "../../base/content-picture.ts";
import { addFault } from "./entry-faults.ts";

/** The fields that queries ask of linked entries, and their schemas. */
/** The service gives the address of a link's page, or its long address, as `targetUrl`; asking for the page would depend on its contents. */
export const LINK = "title targetUrl targetCategory queryParameters";
/** Header, footer and zones show the words of a link alone. */
export const CTA = `${LINK} targetElement couponCode`;
export const BUTTON = "...Button";
export const BUTTON_FRAGMENT = `fragment Button on Cta { ${CTA} icon linkTarget variant fullWidth }`;
export const IMAGE = "mediaId description";
export const SIZED_IMAGE = `${IMAGE} width height`;
/** The content types that slides may have, and those inside a tab. */
export const SLIDES = ["Image", "Video", "Card", "Hero", "Statement", "Quote"];
export const TAB_CONTENTS = [
	"RichTextSection",
	"CardGroup",
	"Carousel",
	"ProductCarousel",
	"ProductGrid",
	"Accordion",
	"BrandsDirectory",
	"Video",
];
export const CARD = `style title subtitles description image { ${IMAGE} } landscapeImage { ${IMAGE} } imagesCollection { items { ${IMAGE} } } link { ${BUTTON} } linksCollection { items { ${BUTTON} } } productId`;

/** An entry with unreadable conditions is for members of a group that does not exist, so that it is shown to no one. */
const NO_ONE = { block: "", groups: [] as string[] };
export const shownToSchema = z
	.object({
		block: z.string(),
		groups: z.array(z.string()).optional(),
		newsletter: z.boolean().optional(),
		hasOrders: z.boolean().optional(),
		sourceCodes: z.array(z.string()).optional(),
	})
	.nullish()
	.transform((shownTo) => shownTo ?? undefined)
	.catch(NO_ONE);

export const text = z.string().nullish();
/** Returns a schema that drops a collection's unreadable entries, so that one editor's mistake does not remove a page. */
export const collection = <T>(item: z.ZodType<T>) =>
	z
		.object({ items: z.array(z.unknown()) })
		.nullish()
		.transform((wrapper): T[] =>
			(wrapper?.items ?? []).flatMap((one) => {
				const { data, error } = item.safeParse(one);
				if (error) addFault(one, error);
				return data ?? [];
			}),
		);

export const linkSchema = z.object({
	title: z.string(),
	targetUrl: text,
	targetCategory: text,
	queryParameters: text,
});
export type LinkEntry = z.infer<typeof linkSchema>;
export const ctaSchema = linkSchema.extend({
	targetElement: text,
	couponCode: text,
	icon: text,
	linkTarget: text,
	variant: text,
	fullWidth: z.boolean().nullish(),
});
export type CtaEntry = z.infer<typeof ctaSchema>;

export const isTargeted = (entry: LinkEntry & Partial<CtaEntry>): boolean =>
	Boolean(entry.targetUrl || entry.targetCategory || entry.targetElement);
export const targeted = <T extends LinkEntry>(link: z.ZodType<T>) =>
	link.refine(isTargeted, { path: ["targetUrl"], message: "leads nowhere" });

/** Collections report and leave out a link without a target, such as one to a page that is not published. */
export const ctaCollection = collection(targeted(ctaSchema));

export const imageSchema = z.object({ mediaId: z.string(), description: text });
const side = z.number().positive().nullish();
export const sizedImageSchema = imageSchema.extend({ width: side, height: side });
/** Reads a picture, which has no size if editors gave none. */
export const sizedPictureSchema = sizedImageSchema.transform(({ mediaId, description, width, height }) => ({
	src: contentPicture(mediaId),
	alt: description ?? "",
	size: width && height ? { width, height } : undefined,
}));

/** Returns a schema for a field that holds a picture or a film; `film` reads a film as a section. */
export const buildMediaSchema = <Film>(film: z.ZodType<Film>) =>
	z.union([
		sizedPictureSchema.transform((picture) => ({ picture, film: undefined })),
		film.transform((film) => ({ picture: undefined, film })),
	]);

/** A node of a document of @contentful/rich-text-types. */
export type DocumentNode = {
	nodeType: string;
	value?: string;
	marks?: { type: string }[];
	data?: { uri?: string; target?: { sys: { id: string } }; colspan?: number; rowspan?: number };
	content?: DocumentNode[];
};
const nodeSchema: z.ZodType<DocumentNode> = z.object({
	nodeType: z.string(),
	value: z.string().optional(),
	marks: z.array(z.object({ type: z.string() })).optional(),
	data: z
		.object({
			uri: z.string().optional(),
			target: z
				.object({ sys: z.object({ id: z.string() }) })
				.optional()
				.catch(undefined),
			colspan: z.number().int().min(1).max(20).optional(),
			rowspan: z.number().int().min(1).max(20).optional(),
		})
		.optional(),
	content: z.array(z.lazy(() => nodeSchema)).optional(),
});
export const richTextSchema = z.object({ json: nodeSchema });
