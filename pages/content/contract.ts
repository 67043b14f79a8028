import type { CardView, RichBlock } from "../../shared/contracts/views.ts";

export type ContentData = {
	title: string;
	body: RichBlock[];
	/** A batch of a longer content, and the address of the next one where there is one. */
	cards?: { items: CardView[]; total: number; nextHref?: string };
};
