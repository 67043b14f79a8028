const NAME = "product-picture";

const isInView = (element: Element): boolean => {
	const { top, bottom } = element.getBoundingClientRect();
	return top < innerHeight && bottom > 0;
};

const inView = (frames: Iterable<HTMLElement>): HTMLElement | undefined => [...frames].find(isInView);

/** The picture of the tile that leads to an address. */
const tileOf = (path: string): HTMLElement | undefined =>
	inView(
		[...document.querySelectorAll<HTMLElement>("article > [data-frame]")].filter(
			(frame) => frame.parentElement?.querySelector("a")?.pathname === path,
		),
	);

const wholeOf = (): HTMLElement | undefined =>
	inView(document.querySelectorAll<HTMLElement>("[data-frame=whole]"));

/**
 * Carries a picture from its tile to its product page, and back: both have one name while the view changes. Asked before
 * the change; `arrive` belongs into it, `end` after it.
 */
export function carryPicture(from: URL, to: URL) {
	const tile = tileOf(to.pathname);
	const left = tile ?? wholeOf();
	// The file that is here already stands in until the larger one is.
	const file = tile?.querySelector("img")?.currentSrc;
	const named: HTMLElement[] = [];
	const name = (element: HTMLElement) => {
		element.style.viewTransitionName = NAME;
		named.push(element);
	};
	if (left) name(left);
	return {
		arrive() {
			const arrived = tile ? wholeOf() : left && tileOf(from.pathname);
			if (!arrived || arrived === left) return;
			if (file) arrived.style.background = `url("${file}") 50% / cover`;
			name(arrived);
		},
		end() {
			for (const element of named) element.style.viewTransitionName = "";
		},
	};
}
