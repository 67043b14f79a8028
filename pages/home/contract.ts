import type { FramedImageView, ImageView, LinkView, TileView } from "../../shared/contracts/views.ts";

export type HomeData = {
	/** The house's name, for those who hear the page: eyes have it in the header (content-6). */
	heading: string;
	hero: { image: FramedImageView; line: string; link?: LinkView };
	pair: { image: ImageView; link: LinkView; text: string }[];
	newArrivals: { title: string; link?: LinkView; tiles: TileView[] };
	manifesto: string;
	/** With a picture where the category has one. */
	categories: (LinkView & { image?: ImageView })[];
};
