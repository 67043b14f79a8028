import Swiper from "swiper";
import { Keyboard } from "swiper/modules";

/**
 * Adds paging by arrow keys, and returns the Swiper, which buttons can page. The browser keeps scrolling the row (`cssMode`), so
 * nothing jumps when this loads.
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
