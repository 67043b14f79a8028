import { type CSSProperties, useEffect, useRef } from "react";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import { Picture } from "../../client/ui/picture.tsx";
import type { MarqueePart, MarqueeView } from "./section.ts";
import styles from "./view.module.css";

/**
 * Renders the line twice, so that the second half follows when the first one leaves. Movement and pause work without JavaScript
 * (content-24).
 */
export function Part({ view }: { view: MarqueeView }) {
	const { t } = useTranslation();
	const line = useRef<HTMLDivElement>(null);
	const { parts, copies, speed, seconds, isReversed, spacing } = view;
	useEffect(() => {
		const element = line.current;
		if (!element) return;
		const observer = new ResizeObserver(() => keepSpeed(element, speed, seconds));
		observer.observe(element);
		return () => observer.disconnect();
	}, [speed, seconds]);
	const style = { "--seconds": `${seconds}s`, "--spacing": `${spacing}px` } as CSSProperties;
	const halves = Array.from({ length: copies * 2 }, (_, at) => at);
	return (
		<div className={styles.marquee} style={style} data-reversed={isReversed || undefined}>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are operated. */}
			<div
				className={styles.frame}
				onBlur={({ currentTarget }) => {
					// The browser has scrolled a focused link into view, which would shift the line.
					currentTarget.scrollLeft = 0;
				}}
			>
				<div ref={line} className={styles.line}>
					{halves.map((at) => (
						<ul key={at} className={styles.parts} aria-hidden={at > 0 || undefined}>
							{parts.map((part, place) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change their order.
								<li key={place} className={type_.title}>
									<MarqueeItem part={part} isCopy={at > 0} />
								</li>
							))}
						</ul>
					))}
				</div>
			</div>
			<input type="checkbox" className={styles.stop} aria-label={t("marquee.stop")} />
			<span className={styles.sign}>
				<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
					<path className={styles.pause} d="M8.5 5v14M15.5 5v14" />
					<path className={styles.play} d="M8 5v14l11-7L8 5Z" />
				</svg>
			</span>
		</div>
	);
}

function MarqueeItem({ part, isCopy }: { part: MarqueePart; isCopy: boolean }) {
	if (part.kind === "text") return part.text;
	if (part.kind === "picture") return <Picture image={part.image} sizes="15rem" className={styles.picture} />;
	return (
		<a href={part.link.href} className={styles.link} tabIndex={isCopy ? -1 : undefined}>
			{part.link.label}
		</a>
	);
}

/**
 * Corrects the speed, because the server has estimated the line's length. The playback rate is changed, because a changed duration would
 * make the line jump.
 */
function keepSpeed(line: HTMLElement, speed: number, seconds: number): void {
	const round = line.offsetWidth / 2 / speed;
	for (const animation of line.getAnimations()) animation.updatePlaybackRate(seconds / round);
}
