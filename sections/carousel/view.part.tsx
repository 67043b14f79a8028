import { type CSSProperties, useEffect, useRef, useState } from "react";
import { type SectionProps, Sections } from "../../client/state/drawing/sections.tsx";
import { useMotionConditions } from "../../client/state/drawing/use-motion-conditions.ts";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import { findSlide, isAtEnd, moveBy, showSlide } from "../../client/ui/carousel/slides.ts";
import { classNames } from "../../client/ui/class-names.ts";
import { Icon } from "../../client/ui/icon.tsx";
import type { CarouselView } from "./section.ts";
import styles from "./view.module.css";

/**
 * Renders slides that the browser scrolls and stops at; JavaScript adds buttons and dots. Automatic movement stops while the row is out of
 * view, under a pointer, in focus or paused, and for shoppers who want less motion or data (content-23).
 */
export function Part({ view, data }: SectionProps<CarouselView>) {
	const { t } = useTranslation();
	const { title, label, slides, sizes, autoplay, isLooped, hasNavigation, hasPagination } = view;
	const frame = useRef<HTMLElement>(null);
	const row = useRef<HTMLUListElement>(null);
	const { inView, tabShown, still } = useMotionConditions(frame);
	const [place, setPlace] = useState({ at: 0, isLast: false });
	const [isStopped, setStopped] = useState(false);
	const [isTouched, setTouched] = useState(false);

	const moves = autoplay !== undefined && !still && !isStopped;
	const isMoving = moves && inView && tabShown && !isTouched;
	useEffect(() => {
		if (!isMoving) return;
		const timer = setInterval(() => row.current && moveBy(row.current, 1, true), autoplay);
		return () => clearInterval(timer);
	}, [isMoving, autoplay]);

	const follow = () => {
		const list = row.current;
		if (!list) return;
		const next = { at: findSlide(list), isLast: isAtEnd(list) };
		if (next.at !== place.at || next.isLast !== place.isLast) setPlace(next);
	};
	const move = (step: 1 | -1) => row.current && moveBy(row.current, step, isLooped);
	const style = { "--slide": sizes.slide, "--space": sizes.space } as CSSProperties;
	return (
		<section
			ref={frame}
			className={styles.carousel}
			style={style}
			aria-label={title}
			onPointerEnter={() => setTouched(true)}
			onPointerLeave={() => setTouched(false)}
			onFocus={() => setTouched(true)}
			onBlur={() => setTouched(false)}
		>
			{title ? <h2 className={classNames(type_.display, styles.title)}>{title}</h2> : null}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard. */}
			<ul ref={row} className={styles.row} aria-label={label} tabIndex={0} onScroll={follow}>
				{slides.map((slide) => (
					<li key={slide.key} className={styles.slide}>
						<Sections data={data} sections={[slide]} />
					</li>
				))}
			</ul>
			<div className={styles.controls}>
				{autoplay !== undefined && !still ? (
					<button
						type="button"
						className={styles.button}
						aria-label={t(isStopped ? "carousel.play" : "carousel.pause")}
						onClick={() => setStopped(!isStopped)}
					>
						<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={styles.sign}>
							<path d={isStopped ? "M8 5v14l11-7L8 5Z" : "M8.5 5v14M15.5 5v14"} />
						</svg>
					</button>
				) : null}
				{hasPagination ? (
					<ol className={styles.dots}>
						{slides.map(({ key }, at) => (
							<li key={key}>
								<button
									type="button"
									className={styles.dot}
									aria-label={t("carousel.slide", { current: at + 1, total: slides.length })}
									aria-current={at === place.at || undefined}
									onClick={() => row.current && showSlide(row.current, at)}
								/>
							</li>
						))}
					</ol>
				) : null}
				{hasNavigation ? (
					<div className={styles.arrows}>
						<button
							type="button"
							className={styles.button}
							aria-label={t("carousel.previous")}
							aria-disabled={(!isLooped && place.at === 0) || undefined}
							onClick={() => move(-1)}
						>
							<Icon name="next" className={styles.back} />
						</button>
						<button
							type="button"
							className={styles.button}
							aria-label={t("carousel.next")}
							aria-disabled={(!isLooped && place.isLast) || undefined}
							onClick={() => move(1)}
						>
							<Icon name="next" className={styles.on} />
						</button>
					</div>
				) : null}
			</div>
		</section>
	);
}
