import type { FramedImageView, ImageView, LinkView, TileView } from "./views.ts";

export type HeroView = { image: FramedImageView; line: string; link?: LinkView };

/** A link to a category, with the category's picture if it has one. */
export type CategoryTeaserView = LinkView & { image?: ImageView };

export type ProductRowView = { title: string; link?: LinkView; tiles: TileView[] };
