let isOver = false;

const stillElements = new Map<string | undefined, HTMLElement>();

/** Saves the lasting HTML of server-only components, because React discards it if hydration fails. */
export const keepWritten = (): void => {
	for (const element of document.querySelectorAll<HTMLElement>("[data-still]"))
		stillElements.set(element.dataset.still, element);
};

export const writtenBefore = (name: string): Node[] => [...(stillElements.get(name)?.childNodes ?? [])];

export const endHydration = (): void => {
	isOver = true;
};

export const isHydrating = (): boolean => typeof document !== "undefined" && !isOver;

export const isOpenedEarly = (): boolean => isHydrating() && document.querySelector("details[open]") !== null;
