import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import type { ImageView } from "../../../shared/contracts/views.ts";
import { moveOfKey, nextZoom } from "../../../shared/domain/media/gallery.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { Picture } from "../picture.tsx";
import styles from "./stage.module.css";
import { useGalleryGestures } from "./use-gallery-gestures.ts";

export type Slide = { key: string; image: ImageView | null };

type StageProps = {
	slides: readonly Slide[];
	index: number;
	onShow: (index: number) => void;
	atEnd: boolean;
	busy?: boolean;
	isOpen: boolean;
	onClose: () => void;
	direction: "ltr" | "rtl";
	texts: {
		label: string;
		previous: string;
		next: string;
		larger: string;
		whole: string;
		counter: string;
		position: string;
	};
	children?: ReactNode;
};

/** Renders full-screen pictures with swiping, arrows, keys and zoom (media-6). */
export function Stage(props: StageProps) {
	const { slides, index, isOpen, direction, texts } = props;
	const stage = useRef<HTMLUListElement>(null);
	const show = (next: number) => {
		gestures.reset();
		props.onShow(next);
	};
	const gestures = useGalleryGestures({
		direction,
		frame: () => {
			const picture = stage.current?.children[index]?.querySelector("img");
			if (!stage.current || !picture) return null;
			const { clientWidth: width, clientHeight: height } = stage.current;
			// The picture's layout size is used, because zoom is a transform.
			return {
				stage: { width, height },
				picture: { width: picture.offsetWidth, height: picture.offsetHeight },
			};
		},
		onTurn: (by) => show(index + by),
		onBackground: props.onClose,
	});
	const { zoom, drag, isHeld } = gestures;
	const isZoomed = zoom.zoom > 1;

	const onKey = useRef<(event: KeyboardEvent) => void>(undefined);
	onKey.current = (event) => {
		const move = moveOfKey(event.key, isZoomed, direction);
		if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		if (typeof move === "object") gestures.pan(move);
		else if (move === "larger") gestures.step(undefined, Math.max(zoom.zoom, nextZoom(zoom.zoom)));
		else if (move === "smaller") gestures.step(undefined, zoom.zoom - 1);
		else show({ previous: index - 1, next: index + 1, first: 0, last: slides.length - 1 }[move]);
	};
	// The listener is on the document, because a click next to the buttons moves the focus out of the gallery.
	useEffect(() => {
		if (!isOpen) return;
		const listen = (event: KeyboardEvent) => onKey.current?.(event);
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, [isOpen]);

	const sign = direction === "rtl" ? -1 : 1;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
		<div className={styles.gallery} role="group" aria-label={texts.label}>
			<ul
				ref={stage}
				className={styles.stage}
				data-held={isHeld || undefined}
				data-zoomed={isZoomed || undefined}
				{...gestures.stage}
			>
				{slides.map(({ key, image }, at) => (
					<li
						key={key}
						className={styles.slide}
						aria-hidden={at === index ? undefined : true}
						style={{ transform: `translateX(calc(${(at - index) * sign * 100}% + ${drag}px))` }}
					>
						{image && Math.abs(at - index) <= 1 ? (
							<Picture
								image={image}
								sizes={isZoomed ? "300vw" : "(orientation: portrait) 100vw, 75vh"}
								className={styles.picture}
								eager
								style={
									{
										"--ratio": image.width && image.height ? image.width / image.height : "var(--frame)",
										transform:
											at === index ? `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.zoom})` : undefined,
									} as CSSProperties
								}
							/>
						) : null}
					</li>
				))}
			</ul>
			{props.children}
			<div className={styles.tools}>
				<button
					type="button"
					className={styles.tool}
					aria-label={texts.previous}
					aria-disabled={index === 0 || undefined}
					onClick={() => show(index - 1)}
				>
					<Icon name="next" className={styles.back} />
				</button>
				<p className={classNames(type_.label, styles.counter)} aria-hidden="true">
					<bdi>{texts.counter}</bdi>
				</p>
				<p className={type_.hidden} role="status">
					{texts.position}
				</p>
				<button
					type="button"
					className={classNames(type_.label, styles.tool)}
					onClick={() => gestures.step()}
				>
					{nextZoom(zoom.zoom) === 1 ? texts.whole : texts.larger}
				</button>
				<button
					type="button"
					className={styles.tool}
					aria-label={texts.next}
					aria-disabled={props.atEnd || undefined}
					aria-busy={props.busy || undefined}
					onClick={() => show(index + 1)}
				>
					<Icon name="next" className={styles.on} />
				</button>
			</div>
		</div>
	);
}
