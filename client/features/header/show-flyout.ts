import styles from "./flyout.module.css";

const reveal = (elements: Iterable<HTMLElement> | undefined): void => {
	for (const element of elements ?? []) element.hidden = false;
};

/** Shows the hidden parts of the menu: descriptions and columns at once, and each picture with its item (shell-25). */
export function showFlyout(navigation: HTMLElement | null): void {
	if (!navigation) return;
	navigation.classList.add(styles.shown ?? "");
	reveal(navigation.querySelectorAll<HTMLElement>("p[hidden]"));
	const showPictures = (item: Element | null | undefined) =>
		reveal(item?.querySelectorAll<HTMLElement>("img[hidden]"));
	for (const type of ["pointerover", "focusin"])
		navigation.addEventListener(type, ({ target }) =>
			showPictures(target instanceof Element ? target.closest("nav > ul > li") : null),
		);
	showPictures(navigation.querySelector("nav > ul > li:is(:hover, :focus-within)"));
}
