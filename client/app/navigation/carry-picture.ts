import { afterPaint } from "../../state/drawing/after-paint.ts";

const NAME = "product-picture";
const FADE_MS = 250;

const inView = (frames: Iterable<HTMLElement>): HTMLElement | undefined =>
	[...frames].find((frame) => {
		const { top, bottom } = frame.getBoundingClientRect();
		return top < innerHeight && bottom > 0;
	});

const findTile = (path: string): HTMLElement | undefined =>
	inView(
		[...document.querySelectorAll(`article a[href="${CSS.escape(path)}"]`)].flatMap(
			(link) => link.closest("article")?.querySelector<HTMLElement>(":scope > [data-frame]") ?? [],
		),
	);

const listProductPictures = () => document.querySelectorAll<HTMLElement>("[data-frame=whole]");

/**
 * Animates a product's picture from its tile to the product page, or back. Call this function before the page changes; the returned
 * function starts the animation and is called afterwards. A view transition of the whole page would delay the next page. `isNew`: the page
 * is shown from its top, where its picture is, so its layout is not asked for.
 */
export function carryPicture(from: URL, to: URL, isNew: boolean): () => void {
	const tile = findTile(to.pathname);
	const source = tile ?? inView(listProductPictures());
	const place = source?.getBoundingClientRect();
	const picture = source?.querySelector("img");
	return () => {
		const pictures = listProductPictures();
		// Layout is read before anything is written.
		const target = tile ? (isNew ? pictures[0] : inView(pictures)) : findTile(from.pathname);
		document.querySelector("main")?.animate({ opacity: [0.4, 1] }, FADE_MS);
		document.querySelector("[data-carried]")?.remove();
		// The old page's element is moved, because a new element would have to decode the picture again.
		if (!document.startViewTransition || !place || !target || !picture || picture.isConnected) return;
		if (tile) target.style.background = `url("${picture.currentSrc}") 50% / cover`;
		const standIn = standAt(place, picture);
		Object.assign(target.style, { visibility: "hidden", viewTransitionName: "" });
		afterPaint(() => bring(standIn, target));
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

function bring(standIn: HTMLElement, target: HTMLElement): void {
	const arrive = () => {
		target.style.visibility = "";
		if (standIn.isConnected) target.style.viewTransitionName = NAME;
		standIn.remove();
	};
	if (!standIn.isConnected) {
		arrive();
		return;
	}
	const transition = document.startViewTransition(arrive);
	transition.ready.catch(() => {});
	transition.finished
		.catch(() => {})
		.finally(() => {
			target.style.viewTransitionName = "";
		});
}
