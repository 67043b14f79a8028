import type { LinkView, RichBlock } from "../../shared/contracts/views.ts";

/** Where a shopper finds help: links, an address to write to, and the editors' texts. */
export type CustomerServiceData = {
	title: string;
	description: string;
	links: (LinkView & { note?: string })[];
	contact: { title: string; email: string };
	body?: RichBlock[];
};
