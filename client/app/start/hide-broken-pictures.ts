export function hideBrokenPictures(): void {
	const hide = (picture: unknown) => {
		if (picture instanceof HTMLImageElement) {
			picture.dataset.broken = "";
			// Browsers keep a failed import for the life of the document, so the retry is not imported offline.
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
