import { readPromotion } from "../../../shared/domain/analytics/promotion.ts";
import type { EventBus } from "../../state/events/events.ts";

const LINK = 'a[href*="HP_BAN="]';
/** The share of a promotion that has to be in sight. */
const SEEN = 0.5;

type Pages = { get(): { path: string }; subscribe(listener: () => void): unknown };

const findPromotion = (link: Element | null) => readPromotion(link?.getAttribute("href") ?? "");

/** Tells of promotions once they are in sight, once for each view of a page, and of clicks on them (event-31). */
export function watchPromotions(pages: Pages, events: EventBus): void {
	let shownPath = "";
	let seen = new Set<string>();
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries) {
				if (!isIntersecting) continue;
				observer.unobserve(target);
				const promotion = findPromotion(target);
				const key = JSON.stringify(promotion);
				if (!promotion || seen.has(key)) continue;
				seen.add(key);
				events.emit({ type: "promotionView", promotion });
			}
		},
		{ threshold: SEEN },
	);
	const observe = () => {
		const { path } = pages.get();
		if (path !== shownPath) {
			shownPath = path;
			seen = new Set();
		}
		for (const link of document.querySelectorAll(LINK)) observer.observe(link);
	};
	observe();
	pages.subscribe(() => requestAnimationFrame(observe));
	const click = ({ target, button }: MouseEvent) => {
		if (button > 1 || !(target instanceof Element)) return;
		const promotion = findPromotion(target.closest(LINK));
		if (promotion) events.emit({ type: "promotionClick", promotion });
	};
	document.addEventListener("click", click, true);
	document.addEventListener("auxclick", click, true);
}
