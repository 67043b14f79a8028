import { type CSSProperties, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { moveOfKey, nextZoom, pictureAt } from "../../../shared/domain/gallery.ts";
import { usePlace, useUi, useUiState } from "../../state/app-context.tsx";
import type { GalleryView } from "../../state/ui-store.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./products-gallery.module.css";
import { useGalleryGestures } from "./use-gallery-gestures.ts";

/** All pictures of a product, full screen (S1 §9). */
export function ProductsGallery() {
	const { gallery, layers } = useUiState();
	if (!gallery) return null;
	return <Pictures key={gallery.opening} view={gallery} isOpen={layers.popups.includes("productsGallery")} />;
}

function Pictures({ view, isOpen }: { view: GalleryView; isOpen: boolean }) {
	const { t } = useTranslation();
	const ui = useUi();
	const { dir } = usePlace().locale;
	const { images, name } = view;
	const [index, setIndex] = useState(pictureAt(view.index, images.length));
	const stage = useRef<HTMLUListElement>(null);

	const show = (wanted: number) => {
		gestures.reset();
		setIndex(pictureAt(wanted, images.length));
	};
	const gestures = useGalleryGestures({
		direction: dir,
		frame: () => {
			const picture = stage.current?.children[index]?.querySelector("img");
			if (!stage.current || !picture) return null;
			const { clientWidth: width, clientHeight: height } = stage.current;
			// Its layout size: what it is zoomed by is a transform.
			return {
				stage: { width, height },
				picture: { width: picture.offsetWidth, height: picture.offsetHeight },
			};
		},
		onTurn: (by) => show(index + by),
		onGround: () => ui.closePopup("productsGallery"),
	});
	const { zoom, drag, held } = gestures;
	const isZoomed = zoom.zoom > 1;

	const onKey = useRef<(event: KeyboardEvent) => void>(undefined);
	onKey.current = (event) => {
		const move = moveOfKey(event.key, isZoomed, dir);
		if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		if (typeof move === "object") gestures.pan(move);
		else if (move === "larger") gestures.step(undefined, Math.max(zoom.zoom, nextZoom(zoom.zoom)));
		else if (move === "smaller") gestures.step(undefined, zoom.zoom - 1);
		else show({ previous: index - 1, next: index + 1, first: 0, last: images.length - 1 }[move]);
	};
	// On the document: a click beside the buttons takes the focus out of the gallery, but the keys are still its own.
	useEffect(() => {
		if (!isOpen) return;
		const listen = (event: KeyboardEvent) => onKey.current?.(event);
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, [isOpen]);

	const sign = dir === "rtl" ? -1 : 1;
	const position = t("pictures.position", { current: index + 1, total: images.length });
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
		<div className={styles.gallery} role="group" aria-label={t("product.pictures", { name })}>
			<ul
				ref={stage}
				className={styles.stage}
				data-held={held || undefined}
				data-zoomed={isZoomed || undefined}
				{...gestures.stage}
			>
				{images.map((image, at) => (
					<li
						key={image.src}
						className={styles.slide}
						aria-hidden={at === index ? undefined : true}
						style={{ transform: `translateX(calc(${(at - index) * sign * 100}% + ${drag}px))` }}
					>
						{Math.abs(at - index) <= 1 ? (
							<Picture
								image={image}
								sizes={isZoomed ? "300vw" : "(orientation: portrait) 100vw, 75vh"}
								className={styles.picture}
								eager
								style={
									{
										"--ratio": image.width / image.height,
										transform:
											at === index ? `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.zoom})` : undefined,
									} as CSSProperties
								}
							/>
						) : null}
					</li>
				))}
			</ul>
			<div className={styles.tools}>
				<button
					type="button"
					className={styles.tool}
					aria-label={t("carousel.previous")}
					aria-disabled={index === 0 || undefined}
					onClick={() => show(index - 1)}
				>
					<Icon name="next" className={styles.back} />
				</button>
				<p className={classNames(type_.label, styles.counter)} aria-hidden="true">
					<bdi>{t("counter", { current: index + 1, total: images.length })}</bdi>
				</p>
				<p className={type_.hidden} role="status">
					{position}
				</p>
				<button
					type="button"
					className={classNames(type_.label, styles.tool)}
					onClick={() => gestures.step()}
				>
					{t(nextZoom(zoom.zoom) === 1 ? "pictures.whole" : "pictures.larger")}
				</button>
				<button
					type="button"
					className={styles.tool}
					aria-label={t("carousel.next")}
					aria-disabled={index === images.length - 1 || undefined}
					onClick={() => show(index + 1)}
				>
					<Icon name="next" className={styles.on} />
				</button>
			</div>
		</div>
	);
}
