import type { CardView, RichBlock } from "../../shared/contracts/views.ts";

export type ContentData = {
	title: string;
	body: RichBlock[];
	cards?: { items: CardView[]; total: number; nextHref?: string };
};
