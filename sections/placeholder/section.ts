import type { LoadSection } from "../section.ts";
import type { PlaceholderEntry } from "./entry.ts";

const ELEMENTS = ["recommendations"] as const;

export type PlaceholderView = { element: (typeof ELEMENTS)[number] };

export const load: LoadSection<PlaceholderEntry, PlaceholderView> = ({ elementId }, cx) => {
	const element = ELEMENTS.find((id) => id === elementId);
	if (element) return { element };
	cx.missing(`The shop has no element "${elementId}"`, "sections/placeholder");
	return null;
};
