import type { ConsentCategory } from "../../shared/domain/consent/consent.ts";

/** What the shop keeps and why, and what of it the shopper allows. */
export type ConsentData = {
	title: string;
	text: string;
	/** Kept in any case. */
	necessary: { title: string; text: string; always: string; kept: KeptView[] };
	categories: { id: ConsentCategory; title: string; text: string; granted: boolean; kept: KeptView[] }[];
	/** Names each list of what is kept. */
	keptTitle: string;
	accept: string;
	refuse: string;
	save: string;
	/** The browser asks not to be tracked: nothing can be allowed here. */
	objection?: string;
	/** What was just saved. */
	notice?: string;
	back: string;
};

/** What is kept, for how long, and what the browser calls it. */
export type KeptView = { text: string; lasts: string; names: string[] };
