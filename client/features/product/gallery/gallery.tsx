import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { ProductData, ProductFilmView } from "../../../../pages/product/contract.ts";
import type { ImageView } from "../../../../shared/contracts/views.ts";
import { PICTURE_SIZES, TRANSFORMATIONS } from "../../../../shared/domain/media/images.ts";
import { useUi, useUiState } from "../../../state/app-context.tsx";
import { lazy } from "../../../state/drawing/lazy.tsx";
import { useTranslation } from "../../../state/texts.ts";
import type_ from "../../../styles/type.module.css";
import { classNames } from "../../../ui/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Film } from "./film.tsx";
import styles from "./gallery.module.css";

const GalleryChoices = lazy(async () => (await import("./gallery-choices.tsx")).GalleryChoices);

const inLine = (
	images: readonly ImageView[],
	films: readonly ProductFilmView[],
): (ImageView | ProductFilmView)[] => {
	const line: (ImageView | ProductFilmView)[] = [...images];
	for (const film of films) line.splice(film.at, 0, film);
	return line;
};

const writeShape = ({ width, height }: ImageView): CSSProperties | undefined =>
	width && height ? { aspectRatio: `${width} / ${height}` } : undefined;

/** Pictures that a shopper can see first: two are next to each other on very wide screens, and on a phone the second one peeps in. */
const SEEN_FIRST = 2;

export function Gallery({ product, isWhole = true }: { product: ProductData; isWhole?: boolean }) {
	const { t } = useTranslation();
	const ui = useUi();
	const awake = useUiState("awake");
	const { name, herImages, films = [], model } = product;
	const [hers, setHers] = useState(false);
	const images = hers && herImages ? herImages : product.images;
	const [current, setCurrent] = useState(0);
	const ref = useRef<HTMLUListElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: other pictures are other elements.
	useEffect(() => {
		const list = ref.current;
		if (!list) return;
		const observer = new IntersectionObserver(
			(entries) => {
				const seenEntry = entries.findLast((entry) => entry.isIntersecting);
				if (seenEntry) setCurrent([...list.children].indexOf(seenEntry.target));
			},
			{ root: list, threshold: 0.75 },
		);
		for (const child of list.children) observer.observe(child);
		return () => observer.disconnect();
	}, [images, isWhole]);
	const showHers = (isHers: boolean) => {
		setHers(isHers);
		ref.current?.scrollTo({ left: 0, behavior: "instant" });
	};
	const line = inLine(images, films);
	const shownLine = isWhole ? line : line.slice(0, SEEN_FIRST);
	return (
		<div className={styles.gallery}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard. */}
			<ul ref={ref} className={styles.pictures} aria-label={t("product.pictures", { name })} tabIndex={0}>
				{shownLine.map((one, index) => {
					if ("poster" in one)
						return (
							<li key={one.src} className={styles.item}>
								<Film film={one} />
							</li>
						);
					const place = images.indexOf(one);
					return (
						<li
							key={place === 0 ? "first" : one.src}
							className={styles.item}
							style={writeShape(one)}
							data-frame={index === 0 ? "whole" : undefined}
						>
							<button
								type="button"
								className={styles.enlarge}
								disabled={one.missing}
								aria-label={
									one.missing ? one.alt : t("product.enlarge", { current: place + 1, total: images.length })
								}
								onClick={() => ui.openGallery({ name, images, index: place })}
							>
								<Picture
									image={one}
									sizes={PICTURE_SIZES.product}
									className={styles.picture}
									first={index === 0}
									maxWidth={TRANSFORMATIONS.galleryTile}
								/>
							</button>
							{place === 0 && awake && (model || herImages) ? (
								<GalleryChoices key={product.id} product={product} hers={hers} onHers={showHers} />
							) : null}
						</li>
					);
				})}
			</ul>
			{line.length > 1 ? (
				<p className={classNames(type_.label, styles.counter)} aria-hidden="true">
					<bdi>{t("counter", { current: current + 1, total: line.length })}</bdi>
				</p>
			) : null}
		</div>
	);
}
