import { Children, type ReactNode, useRef } from "react";
import styles from "./carousel.module.css";
import { Icon } from "./icon.tsx";

type CarouselProps = { label: string; previousLabel: string; nextLabel: string; children: ReactNode };

/** A row that scrolls and snaps by itself; the buttons only help. */
export function Carousel({ label, previousLabel, nextLabel, children }: CarouselProps) {
	const ref = useRef<HTMLUListElement>(null);
	const move = (direction: 1 | -1) => {
		const list = ref.current;
		if (!list) return;
		const sign = getComputedStyle(list).direction === "rtl" ? -1 : 1;
		list.scrollBy({ left: sign * direction * list.clientWidth * 0.8, behavior: "smooth" });
	};
	return (
		<div className={styles.carousel}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard. */}
			<ul ref={ref} className={styles.row} aria-label={label} tabIndex={0}>
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
