import type { ShopperProducts } from "@salesforce/storefront-next-runtime/scapi";
import { readJson } from "@vetrina/shop-rules/lib/read-json.ts";
import * as z from "zod";
import type { Category, DotsFilter } from "../../../../shared/domain/catalogue/catalogue.ts";
import { flagField, numberField, textField } from "./custom-fields.ts";
import { pictureAddress } from "./picture-address.ts";

type VendorCategory = ShopperProducts.schemas["Category"];
type Open = Record<string, unknown>;
type Warn = (title: string, details: Record<string, unknown>) => void;

const configuration = <T>(open: Open, name: string, schema: z.ZodType<T>): T | undefined =>
	schema.safeParse(readJson(textField(open, name))).data;

const words = z.string().min(1).optional().catch(undefined).optional();
const titleTextsSchema = z.object({ above: words, heading: words, below: words });

const linkSchema = z.object({
	label: z.string().min(1),
	url: z.string().regex(/^(?:\/(?![/\\])|https?:\/\/)/i),
});
const linksSchema = z.object({
	place: z.enum(["head", "foot"]).catch("foot"),
	title: words,
	links: z.array(z.unknown()),
});
const dotsSchema = z.object({
	refinement: z.string().regex(/^[\w.-]{1,64}$/),
	values: z.array(z.string()).catch([]),
	shape: z.enum(["round", "square"]).catch("round"),
});

const readTitleTexts = (open: Open): Category["titleTexts"] =>
	configuration(open, "c_titleTexts", titleTextsSchema);

const readCategoryLinks = (open: Open): Category["links"] => {
	const config = configuration(open, "c_linksConfiguration", linksSchema);
	const links = (config?.links ?? []).flatMap((link) => linkSchema.safeParse(link).data ?? []);
	return config && links.length > 0
		? {
				place: config.place,
				title: config.title || undefined,
				links: links.map(({ label, url }) => ({ title: label, url })),
			}
		: undefined;
};

const readDots = (open: Open): DotsFilter | undefined => {
	if (!flagField(open, "c_dotsFilter")) return undefined;
	const config = configuration(open, "c_dotsFilterConfiguration", dotsSchema);
	return config && { ...config, match: open.c_dotsFilterMatch === "one" ? "one" : "any" };
};

/** Returns the canonical path, or undefined without a valid one. A link that is not a path of the shop is logged (list-21). */
const readCanonical = (open: Open, warn: Warn): string | undefined => {
	const link = textField(open, "c_canonicalLink");
	if (link === undefined || /^\/(?![/\\])[^\s?#]*$/.test(link)) return link;
	warn("A category's canonical link is no path of the shop", { category: open.id, link });
	return undefined;
};

const readAlternativeImage = (open: Open): number | undefined => {
	if (!flagField(open, "c_alternativeImageView")) return undefined;
	const index = numberField(open, "c_alternativeImageIndex");
	return index !== undefined && Number.isInteger(index) && index >= 0 ? index : undefined;
};

const flag = <Name extends string>(open: Open, field: string, name: Name): { [name in Name]?: true } =>
	(flagField(open, field) ? { [name]: true } : {}) as { [name in Name]?: true };

const omitUndefined = <T extends object>(fields: T): T =>
	Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

export const mapCategory = (category: VendorCategory, warn: Warn, parentId?: string): Category => {
	const open = category as Open;
	return omitUndefined({
		id: category.id,
		name: category.name ?? category.id,
		url: textField(open, "c_url", "c_categoryUrl") ?? `/${category.id}`,
		description: category.description ?? category.pageDescription,
		pageDescription: textField(open, "c_pageDescription"),
		pageTitle: textField(open, "c_plpPageTitle") ?? category.pageTitle,
		titleTexts: readTitleTexts(open),
		links: readCategoryLinks(open),
		canonical: readCanonical(open, warn),
		...flag(open, "c_noIndex", "noIndex"),
		...flag(open, "c_excludedFromSitemap", "excludedFromSitemap"),
		image: category.image
			? {
					landscape: pictureAddress(category.image),
					portrait: pictureAddress(category.thumbnail ?? category.image),
				}
			: undefined,
		showInMenu: open.c_showInMenu !== false && open.c_showInMenu !== "false",
		...flag(open, "c_showInSearchTabs", "showInSearchTabs"),
		hasLandingPage:
			open.c_template === "landing" && !flagField(open, "c_defaultListTemplate")
				? (true as const)
				: undefined,
		...flag(open, "c_defaultListTemplate", "defaultListTemplate"),
		...flag(open, "c_carouselHits", "carouselHits"),
		minDiscount: numberField(open, "c_discountPercentage"),
		dots: readDots(open),
		alternativeImage: readAlternativeImage(open),
		sizeGuide: textField(open, "c_sizeGuide"),
		measurementButton: "c_measurementButton" in open ? flagField(open, "c_measurementButton") : undefined,
		parentId,
		children: (category.categories ?? []).map((child) => mapCategory(child, warn, category.id)),
	});
};
