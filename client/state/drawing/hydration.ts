let isOver = false;

const written = new Map<string | undefined, HTMLElement>();

/** Remembers what lasts of the server's HTML (<Still>), before React may start again without it. */
export const keepWritten = (): void => {
	for (const element of document.querySelectorAll<HTMLElement>("[data-still]"))
		written.set(element.dataset.still, element);
};

/** What the server wrote into a <Still>. */
export const writtenBefore = (name: string): Node[] => [...(written.get(name)?.childNodes ?? [])];

/** Said once the page that the server wrote has been taken over. */
export const endHydration = (): void => {
	isOver = true;
};

/** In the browser, as long as what is drawn is in the document already. */
export const isHydrating = (): boolean => typeof document !== "undefined" && !isOver;

/** A shopper was faster than the script, and has opened something. */
export const isOpenedEarly = (): boolean => isHydrating() && document.querySelector("details[open]") !== null;
