/** A picture that does not come leaves its ground, not the browser's sign for it. */
export function hideBrokenPictures(): void {
	const hide = (picture: unknown) => {
		if (picture instanceof HTMLImageElement) picture.dataset.broken = "";
	};
	for (const picture of document.images) if (picture.complete && !picture.naturalWidth) hide(picture);
	document.addEventListener("error", ({ target }) => hide(target), true);
}
