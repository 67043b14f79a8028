/** A picture that does not come leaves its background, not the browser's sign for it. It is asked for again. */
export function hideBrokenPictures(): void {
	const hide = (picture: unknown) => {
		if (picture instanceof HTMLImageElement) {
			picture.dataset.broken = "";
			// Without network the file would fail, and with it for as long as the document lives.
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
