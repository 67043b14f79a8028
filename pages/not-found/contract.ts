import type { RichBlock } from "../../shared/contracts/views.ts";

export type NotFoundData = {
	number: string;
	title: string;
	body: RichBlock[];
	searchHeading: string;
};
