let isOver = false;

/** Said once the page that the server wrote has been taken over. */
export const endHydration = (): void => {
	isOver = true;
};

/** In the browser, as long as what is drawn is in the document already. */
export const isHydrating = (): boolean => typeof document !== "undefined" && !isOver;

/** A shopper was faster than the script, and has opened something. */
export const isOpenedEarly = (): boolean => isHydrating() && document.querySelector("details[open]") !== null;
