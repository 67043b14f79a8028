let isOver = false;

const stillElements = new Map<string | undefined, HTMLElement>();

/** Saves the lasting HTML of server-only components, because React discards it if hydration fails. */
export const keepWritten = (): void => {
	for (const element of document.querySelectorAll<HTMLElement>("[data-still]"))
		stillElements.set(element.dataset.still, element);
};

/** Moves the lasting HTML into an element that React has left empty; the element keeps it from then on. */
export const returnWritten = (name: string, element: HTMLElement): void => {
	if (element.firstChild) return;
	element.append(...(stillElements.get(name)?.childNodes ?? []));
	stillElements.set(name, element);
};

export const endHydration = (): void => {
	isOver = true;
};

export const isHydrating = (): boolean => typeof document !== "undefined" && !isOver;
