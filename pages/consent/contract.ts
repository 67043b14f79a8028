import type { ConsentCategory } from "../../shared/domain/consent/consent.ts";

export type ConsentData = {
	title: string;
	text: string;
	/** Storage that needs no consent. */
	necessary: { title: string; text: string; always: string; kept: KeptView[] };
	categories: { id: ConsentCategory; title: string; text: string; granted: boolean; kept: KeptView[] }[];
	keptTitle: string;
	accept: string;
	refuse: string;
	save: string;
	/** Present if the browser asks not to be tracked, in which case nothing can be allowed. */
	objection?: string;
	notice?: string;
	back: string;
};

/** `names`: the names of the cookies and storage keys. */
export type KeptView = { text: string; lasts: string; names: string[] };
