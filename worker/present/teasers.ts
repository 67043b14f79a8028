import type { CategoryTeaserView, ProductRowView } from "../../shared/contracts/teaser-views.ts";
import type { LinkView } from "../../shared/contracts/views.ts";
import type { FramedImage } from "../../shared/domain/catalogue/catalogue.ts";
import type { HomeContent } from "../../shared/domain/content/content.ts";
import { toLink } from "../request/page/links.ts";
import type { PageContext } from "../request/page/page-context.ts";
import { toPortraitImage } from "./framed-images.ts";
import { productRow } from "./product-row.ts";

const NEW_ARRIVALS = 12;

export const withPicture = (link: LinkView, image: FramedImage | undefined): CategoryTeaserView => ({
	...link,
	image: image ? toPortraitImage(image, "") : undefined,
});

export const toArrivals = async (
	content: HomeContent["newArrivals"],
	cx: PageContext,
): Promise<ProductRowView> => ({
	title: content.title,
	link: content.link && toLink(content.link, cx),
	tiles: await productRow({ ...content, limit: NEW_ARRIVALS }, cx),
});
