import { LAZY_THRESHOLD, placeholderUrl } from "../../../../shared/domain/media/images.ts";

/** Shows small versions of visible pictures that are still loading (media-2). Returns a function that stops watching. */
export function watchPictures(root: HTMLElement): () => void {
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
				observer.unobserve(target);
				if (!target.complete) showPlaceholder(target);
			}
		},
		{ threshold: LAZY_THRESHOLD },
	);
	for (const image of root.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
		if (!image.complete) observer.observe(image);
	return () => observer.disconnect();
}

function showPlaceholder(image: HTMLImageElement): void {
	const source = image.getAttribute("src")?.replace(/[?&]sw=\d+$/, "");
	if (!source) return;
	const width = image.clientWidth * Math.min(2, devicePixelRatio);
	image.style.background = `center / cover url("${CSS.escape(placeholderUrl(source, width))}")`;
	image.addEventListener("load", () => image.style.removeProperty("background"), { once: true });
}
