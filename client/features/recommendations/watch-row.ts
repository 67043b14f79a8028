import type { RecommenderDetails } from "../../../shared/domain/shell/shop-events.ts";
import type { EventBus } from "../../state/events/events.ts";

const SEEN = 0.2;
/** A row may be watched again with the same recommendations, for instance after others were tried in its place. Not every answer has an id. */
const seen = new Set<string | RecommenderDetails>();

/** Emits when recommendations are first seen, and clicks on their products. An action of a tile, such as adding it, is no click (event-2). */
export function watchRow(
	row: HTMLElement,
	details: RecommenderDetails,
	tiles: readonly { id: string; href: string }[],
	events: EventBus,
): () => void {
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			observer.disconnect();
			const seenId = details.recoId || details;
			if (seen.has(seenId)) return;
			seen.add(seenId);
			events.emit({ type: "recommendationsView", details });
		},
		{ threshold: SEEN },
	);
	observer.observe(row);
	const click = ({ target }: Event): void => {
		const link = target instanceof Element ? target.closest("a:not([data-acts])") : null;
		const productId = tiles.find(({ href }) => href === link?.getAttribute("href"))?.id;
		if (productId) events.emit({ type: "recommendationClick", details, productId });
	};
	row.addEventListener("click", click, true);
	return () => {
		observer.disconnect();
		row.removeEventListener("click", click, true);
	};
}
