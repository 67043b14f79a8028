import Swiper from "swiper";
import { Keyboard } from "swiper/modules";

/**
 * Takes a row that scrolls and snaps by itself, and moves it by whole pages: with the buttons, and with the arrow keys
 * where it is in view. The scrolling stays the browser's (`cssMode`), so nothing jumps when this comes.
 */
export const enhanceCarousel = (container: HTMLElement, classes: { row: string; item: string }): Swiper =>
	new Swiper(container, {
		modules: [Keyboard],
		cssMode: true,
		wrapperClass: classes.row,
		slideClass: classes.item,
		slidesPerView: "auto",
		slidesPerGroupAuto: true,
		keyboard: { enabled: true, onlyInViewport: true },
	});
