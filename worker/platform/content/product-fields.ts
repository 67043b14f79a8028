import * as z from "zod";
import type { ContentLink } from "../../../shared/domain/content/content.ts";
import { BUTTON, ctaSchema, text } from "./entry-fields.ts";
import { toLink } from "./map-links.ts";

const MOST = 24;
const USUAL = 12;

/** The fields of sections that show products, and how they are read. */
export const PRODUCTS = `title targetCategory brandId productIds recommender zone sortingRule limit link { ${BUTTON} }`;
type ProductsEntry = {
	title?: string;
	choice: {
		categoryId?: string;
		brandId?: string;
		productIds?: string[];
		recommender?: string;
		zone?: string;
		sort?: string;
		limit: number;
	};
	link?: ContentLink;
};
export const productsSchema: z.ZodType<ProductsEntry> = z
	.object({
		title: text,
		targetCategory: text,
		brandId: text,
		productIds: z.array(z.string()).nullish(),
		recommender: text,
		zone: text,
		sortingRule: text,
		limit: z.number().nullish(),
		link: ctaSchema.nullish(),
	})
	.transform(
		({ title, targetCategory, brandId, productIds, recommender, zone, sortingRule, limit, link }) => ({
			title: title || undefined,
			choice: {
				categoryId: targetCategory || undefined,
				brandId: brandId || undefined,
				productIds: productIds ?? [],
				recommender: recommender || undefined,
				zone: zone || undefined,
				sort: sortingRule || undefined,
				limit: Math.min(Math.max(1, Math.trunc(limit ?? USUAL)), MOST),
			},
			link: link ? toLink(link) : undefined,
		}),
	);
