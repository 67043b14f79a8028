import type { WithSections } from "../../shared/contracts/section-view.ts";
import type { LinkView } from "../../shared/contracts/views.ts";

export type CustomerServiceData = WithSections & {
	title: string;
	description: string;
	links: (LinkView & { note?: string })[];
	contact: { title: string; email: string };
};
