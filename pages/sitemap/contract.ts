import type { LinkView } from "../../shared/contracts/views.ts";

export type SitemapBranch = LinkView & { below: SitemapBranch[] };

export type SitemapData = {
	title: string;
	shop: SitemapBranch[];
	others: { title: string; links: LinkView[] };
};
