import type { CardView, RowTileView } from "../../shared/contracts/views.ts";
import { toCardView } from "../../worker/present/cards.ts";
import { loadTilesById } from "../../worker/present/product-row.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { LoadSection } from "../section.ts";
import type { CardEntry } from "./entry.ts";

/** `isAlone`: the card is as wide as the page, and shows picture and words side by side. */
export type CardSectionView = {
	card: CardView;
	product?: Pick<RowTileView, "id" | "href" | "brand" | "name" | "image" | "price">;
	isAlone?: true;
};

export const load: LoadSection<CardEntry, CardSectionView> = async (entry, cx, { isInner }) => ({
	card: toCardView(entry, isInner ? "portrait" : "landscape", cx),
	product: await loadProduct(entry, cx),
	isAlone: isInner ? undefined : true,
});

/** Returns the product of a product card. A product that the shop does not sell is reported. */
const loadProduct = async (
	{ style, title, productId }: CardEntry,
	cx: PageContext,
): Promise<CardSectionView["product"]> => {
	if (style !== "product-push" || productId === undefined) return undefined;
	const tiles = await loadTilesById([productId], cx);
	const tile = tiles?.get(productId);
	if (tiles && !tile) cx.deadLink({ title, url: productId });
	if (!tile) return undefined;
	const { id, href, brand, name, image, price } = tile;
	return { id, href, brand, name, image, price };
};
