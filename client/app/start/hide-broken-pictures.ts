export function hideBrokenPictures(): void {
	const hide = (picture: unknown) => {
		if (picture instanceof HTMLImageElement) {
			picture.dataset.broken = "";
			// A failed import stays failed for the life of the document, so it is not tried offline.
			if (navigator.onLine)
				import("./retry-picture.ts").then(
					(late) => late.retry(picture),
					() => {},
				);
		}
	};
	for (const picture of document.images) if (picture.complete && !picture.naturalWidth) hide(picture);
	document.addEventListener("error", ({ target }) => hide(target), true);
}
