import type { ComponentType } from "react";
import { RowsBelow } from "../../client/features/recommendations/rows-below.tsx";
import type { PlaceholderView } from "./section.ts";

const ELEMENTS: Record<PlaceholderView["element"], ComponentType> = { recommendations: RowsBelow };

export function Part({ view }: { view: PlaceholderView }) {
	const Element = ELEMENTS[view.element];
	return <Element />;
}
