import type { SiteId } from "../../house/countries.ts";
import { textIn } from "../../languages.ts";
import { siteById } from "../../settings/sites.ts";
import { catalogueFrame } from "../../store/catalogue-frame.ts";
import { liveGeneration } from "../../store/catalogue-store.ts";
import { loadReferenced } from "../../store/product-records.ts";
import { productPath } from "../../store/slug.ts";
import type { CatalogueView } from "../products/catalogue-request.ts";
import { firstImage } from "../products/product-images.ts";
import { groupValues } from "../products/product-parts.ts";

export async function recommendedProducts(
	{ db, mediaBase }: Pick<CatalogueView, "db" | "mediaBase">,
	siteId: SiteId,
	ids: readonly string[],
): Promise<Record<string, string>[]> {
	if (ids.length === 0) return [];
	const gen = await liveGeneration(db, siteId);
	const [frame, { references, products }] = await Promise.all([
		catalogueFrame(db, gen),
		loadReferenced(db, gen, ids),
	]);
	const language = siteById(siteId)?.defaultLanguage ?? "en";
	const view = {
		db,
		gen,
		frame,
		siteId,
		locale: "default",
		language,
		searched: language,
		texts: language,
		currency: "EUR",
		lowestPriceDays: null,
		promotions: [],
		mediaBase,
	};
	return ids.flatMap((id) => {
		const product = products.get(references.get(id)?.masterId ?? "");
		if (!product) return [];
		const name = textIn(product.name, language);
		const colour = groupValues(product.variants.filter(({ groupId }) => groupId === id)).color;
		return [
			{
				id,
				product_name: name,
				image_url: firstImage(product, view, colour)?.link ?? "",
				product_url: productPath(name, id),
			},
		];
	});
}
