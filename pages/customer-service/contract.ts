import type { LinkView, RichBlock } from "../../shared/contracts/views.ts";

export type CustomerServiceData = {
	title: string;
	description: string;
	links: (LinkView & { note?: string })[];
	contact: { title: string; email: string };
	body?: RichBlock[];
};
