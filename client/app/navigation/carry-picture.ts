import { afterPaint } from "../../state/drawing/after-paint.ts";

const NAME = "product-picture";
const FADE_MS = 250;

const inView = (frames: Iterable<HTMLElement>): HTMLElement | undefined =>
	[...frames].find((frame) => {
		const { top, bottom } = frame.getBoundingClientRect();
		return top < innerHeight && bottom > 0;
	});

/** The picture of the tile that leads to an address. */
const tileOf = (path: string): HTMLElement | undefined =>
	inView(
		[...document.querySelectorAll(`article a[href="${CSS.escape(path)}"]`)].flatMap(
			(link) => link.closest("article")?.querySelector<HTMLElement>(":scope > [data-frame]") ?? [],
		),
	);

const wholeOf = (): HTMLElement | undefined =>
	inView(document.querySelectorAll<HTMLElement>("[data-frame=whole]"));

/**
 * Carries a picture from its tile to its product page, and back. Asked before the page changes; what it returns belongs behind
 * that. A view transition would keep the next page waiting while the browser draws the last one: so the page comes first, the
 * picture stands above it where it was, and the transition brings it to its place.
 */
export function carryPicture(from: URL, to: URL): () => void {
	const tile = tileOf(to.pathname);
	const left = tile ?? wholeOf();
	const place = left?.getBoundingClientRect();
	const picture = left?.querySelector("img");
	return () => {
		document.querySelector("main")?.animate({ opacity: [0.4, 1] }, FADE_MS);
		// With another navigation before it has moved, the next one moves: there is one of this name at a time.
		document.querySelector("[data-carried]")?.remove();
		const arrived = tile ? wholeOf() : tileOf(from.pathname);
		// The old page's own element, as it has been drawn: another one would have to be decoded.
		if (!document.startViewTransition || !place || !arrived || !picture || picture.isConnected) return;
		// The file that is here already stands in until the larger one is.
		if (tile) arrived.style.background = `url("${picture.currentSrc}") 50% / cover`;
		const standIn = standAt(place, picture);
		Object.assign(arrived.style, { visibility: "hidden", viewTransitionName: "" });
		afterPaint(() => bring(standIn, arrived));
	};
}

function standAt({ top, left, width, height }: DOMRect, picture: HTMLElement): HTMLElement {
	const standIn = document.createElement("div");
	standIn.dataset.carried = "";
	standIn.ariaHidden = "true";
	Object.assign(standIn.style, {
		position: "fixed",
		top: `${top}px`,
		left: `${left}px`,
		width: `${width}px`,
		height: `${height}px`,
		overflow: "hidden",
		zIndex: "1",
		pointerEvents: "none",
		viewTransitionName: NAME,
	});
	Object.assign(picture.style, { width: "100%", height: "100%", objectFit: "cover" });
	standIn.append(picture);
	document.body.append(standIn);
	return standIn;
}

function bring(standIn: HTMLElement, arrived: HTMLElement): void {
	const arrive = () => {
		arrived.style.visibility = "";
		if (standIn.isConnected) arrived.style.viewTransitionName = NAME;
		standIn.remove();
	};
	if (!standIn.isConnected) {
		arrive();
		return;
	}
	const transition = document.startViewTransition(arrive);
	// A transition that is skipped rejects; the picture is in its place all the same.
	transition.ready.catch(() => {});
	transition.finished
		.catch(() => {})
		.finally(() => {
			arrived.style.viewTransitionName = "";
		});
}
