import type { FramedImageView, ImageView, LinkView, TileView } from "../../shared/contracts/views.ts";

export type HomeData = {
	hero: { image: FramedImageView; line: string; link: LinkView };
	pair: { image: ImageView; link: LinkView; text: string }[];
	newArrivals: { title: string; link: LinkView; tiles: TileView[] };
	manifesto: string;
	/** With a picture where the category has one. */
	categories: (LinkView & { image?: ImageView })[];
};
