type Pages = { subscribe(listener: () => void): unknown };

/** What a shopper buys or signs in with. */
const BUY =
	'main :is(form[action$="/cart"],form[action$="/login"]) [type="submit"],main a[href$="/checkout"]';

/**
 * The banner steps aside while it would stand over a button that buys or signs in, and what comes into the focus is scrolled clear of it, as is
 * the end of the page (consent-7).
 */
export function keepClear(banner: HTMLElement, pages: Pages): void {
	const root = document.documentElement;
	const below = new Set<Element>();
	let observer: IntersectionObserver | undefined;
	const observe = () => {
		observer?.disconnect();
		below.clear();
		banner.removeAttribute("data-aside");
		const { offsetHeight, offsetLeft, offsetTop, offsetWidth } = banner;
		// The end of the page comes clear of it as well: the footer is the way to another country or language.
		const covered = offsetHeight > 0 ? `${innerHeight - offsetTop}px` : "";
		root.style.scrollPaddingBlockEnd = covered;
		document.body.style.paddingBlockEnd = covered;
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
		for (const button of document.querySelectorAll(BUY)) observer.observe(button);
	};
	new MutationObserver(observe).observe(banner, { attributeFilter: ["class"] });
	addEventListener("resize", observe);
	// The next page is drawn behind the event that says it is there.
	pages.subscribe(() => requestAnimationFrame(() => requestAnimationFrame(observe)));
	observe();
	// The page may have begun at how a form ended (shell-21), which the banner would cover.
	const { activeElement } = document;
	if (activeElement?.closest("main")) activeElement.scrollIntoView({ block: "nearest" });
}
