import type { CardView, RichBlock } from "../../shared/contracts/views.ts";

export type ContentData = {
	title: string;
	body: RichBlock[];
	/** One batch of cards; `nextHref` loads the next batch. */
	cards?: { items: CardView[]; total: number; nextHref?: string };
};
