type Pages = { subscribe(listener: () => void): unknown };

const BUY =
	'main :is(form[action$="/cart"],form[action$="/login"]) [type="submit"],main a[href$="/checkout"]';

/**
 * Moves the banner to the end of a large screen unless the page has a button that buys or signs in, and aside while it would cover one,
 * hides the bar that repeats such a button, and keeps focused elements and the end of the page clear of the banner (consent-7).
 */
export function keepClear(banner: HTMLElement, pages: Pages): void {
	const root = document.documentElement;
	const below = new Set<Element>();
	let observer: IntersectionObserver | undefined;
	const observe = () => {
		observer?.disconnect();
		below.clear();
		banner.removeAttribute("data-aside");
		const buttons = document.querySelectorAll(BUY);
		banner.toggleAttribute("data-end", buttons.length === 0);
		const { offsetHeight, offsetLeft, offsetTop, offsetWidth } = banner;
		// The footer must stay reachable, because it links to other countries and languages.
		const coveredHeight = offsetHeight > 0 ? `${innerHeight - offsetTop}px` : "";
		root.style.scrollPaddingBlockEnd = coveredHeight;
		const footer = banner.closest("footer");
		root.toggleAttribute("data-asks", offsetHeight > 0);
		if (footer) footer.style.paddingBlockEnd = coveredHeight && `calc(2rem + ${coveredHeight})`;
		if (offsetHeight === 0) return;
		const [right, bottom] = [
			root.clientWidth - offsetLeft - offsetWidth,
			innerHeight - offsetTop - offsetHeight,
		];
		observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries)
					if (isIntersecting) below.add(target);
					else below.delete(target);
				banner.toggleAttribute("data-aside", below.size > 0);
			},
			{
				rootMargin: [offsetTop, right, bottom, offsetLeft].map((side) => `${-Math.max(side, 0)}px`).join(" "),
			},
		);
		for (const button of buttons) observer.observe(button);
	};
	new MutationObserver(observe).observe(banner, { attributeFilter: ["class"] });
	addEventListener("resize", observe);
	pages.subscribe(() => requestAnimationFrame(() => requestAnimationFrame(observe)));
	observe();
	// The page may have opened at a form's outcome, under the banner.
	const { activeElement } = document;
	if (activeElement?.closest("main")) activeElement.scrollIntoView({ block: "nearest" });
}
