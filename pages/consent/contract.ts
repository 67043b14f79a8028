import type { ConsentCategory } from "../../shared/domain/consent/consent.ts";

export type ConsentData = {
	title: string;
	text: string;
	necessary: { title: string; text: string; always: string; storageItems: KeptView[] };
	categories: {
		id: ConsentCategory;
		title: string;
		text: string;
		granted: boolean;
		storageItems: KeptView[];
	}[];
	keptTitle: string;
	accept: string;
	refuse: string;
	save: string;
	objection?: string;
	notice?: string;
	back: string;
};

export type KeptView = { text: string; lasts: string; names: string[] };
