import type { FramedImageView, ImageView, LinkView, TileView } from "./views.ts";

export type HeroView = { image: FramedImageView; line: string; link?: LinkView };

export type CategoryTeaserView = LinkView & { image?: ImageView };

export type ProductRowView = { title: string; link?: LinkView; tiles: TileView[] };
