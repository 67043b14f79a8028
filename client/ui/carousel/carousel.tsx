import { Children, type ReactNode, useEffect, useRef } from "react";
import type Swiper from "swiper";
import { Icon } from "../icon.tsx";
import styles from "./carousel.module.css";

type CarouselProps = { label: string; previousLabel: string; nextLabel: string; children: ReactNode };

export function Carousel({ label, previousLabel, nextLabel, children }: CarouselProps) {
	const container = useRef<HTMLDivElement>(null);
	const row = useRef<HTMLUListElement>(null);
	const enhancement = useRef<Promise<Swiper | null>>(null);

	const enhance = (): Promise<Swiper | null> => {
		const { row: rowClass, item } = styles;
		enhancement.current ??= import("./enhance-carousel.ts").then(
			({ enhanceCarousel }) =>
				container.current && rowClass && item
					? enhanceCarousel(container.current, { row: rowClass, item })
					: null,
			() => null,
		);
		return enhancement.current;
	};
	useEffect(
		() => () => {
			void enhancement.current?.then((swiper) => swiper?.destroy(true, false));
			enhancement.current = null;
		},
		[],
	);

	const move = async (direction: 1 | -1) => {
		const swiper = await enhance();
		if (swiper) {
			if (direction === 1) swiper.slideNext();
			else swiper.slidePrev();
			return;
		}
		const list = row.current;
		if (!list) return;
		const sign = getComputedStyle(list).direction === "rtl" ? -1 : 1;
		list.scrollBy({ left: sign * direction * list.clientWidth * 0.8, behavior: "smooth" });
	};
	const wake = () => void enhance();
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the handlers only load code; the list inside is operated.
		<div ref={container} className={styles.carousel} onPointerEnter={wake} onFocus={wake}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard. */}
			<ul ref={row} className={styles.row} aria-label={label} tabIndex={0}>
				{Children.map(children, (child) => (
					<li className={styles.item}>{child}</li>
				))}
			</ul>
			<div className={styles.buttons}>
				<button type="button" className={styles.button} aria-label={previousLabel} onClick={() => move(-1)}>
					<Icon name="next" className={styles.back} />
				</button>
				<button type="button" className={styles.button} aria-label={nextLabel} onClick={() => move(1)}>
					<Icon name="next" className={styles.on} />
				</button>
			</div>
		</div>
	);
}
