import * as z from "zod";
import { addFault } from "./entry-faults.ts";

/** The fields that queries ask of linked entries, and their schemas. */
export const CTA = "title targetUrl queryParameters";
export const IMAGE = "mediaId description";
export const CARD = `style title subtitles description image { ${IMAGE} } landscapeImage { ${IMAGE} } link { ${CTA} } productId`;

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

export const ctaSchema = z.object({ title: z.string(), targetUrl: z.string(), queryParameters: text });
export type CtaEntry = z.infer<typeof ctaSchema>;

export const imageSchema = z.object({ mediaId: z.string(), description: text });

/** A node of a document of @contentful/rich-text-types. */
export type DocumentNode = {
	nodeType: string;
	value?: string;
	marks?: { type: string }[];
	data?: { uri?: string; colspan?: number; rowspan?: number };
	content?: DocumentNode[];
};
const nodeSchema: z.ZodType<DocumentNode> = z.object({
	nodeType: z.string(),
	value: z.string().optional(),
	marks: z.array(z.object({ type: z.string() })).optional(),
	data: z
		.object({
			uri: z.string().optional(),
			colspan: z.number().int().min(1).max(20).optional(),
			rowspan: z.number().int().min(1).max(20).optional(),
		})
		.optional(),
	content: z.array(z.lazy(() => nodeSchema)).optional(),
});
export const richTextSchema = z.object({ json: nodeSchema });
