import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImageView } from "../../../shared/contracts/views.ts";
import { PICTURE_SIZES } from "../../../shared/domain/images.ts";
import { useUi } from "../../state/app-context.tsx";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import styles from "./gallery.module.css";

/**
 * A tall column on large screens, a swipe on small ones; both are the browser's own scrolling. Each picture is a button that
 * opens all of them full screen.
 */
export function Gallery({ images, name }: { images: readonly ImageView[]; name: string }) {
	const { t } = useTranslation();
	const ui = useUi();
	const [current, setCurrent] = useState(0);
	const ref = useRef<HTMLUListElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: other pictures are other elements.
	useEffect(() => {
		const list = ref.current;
		if (!list) return;
		list.scrollTo({ left: 0, behavior: "instant" });
		const observer = new IntersectionObserver(
			(entries) => {
				for (const entry of entries) {
					if (entry.isIntersecting) setCurrent([...list.children].indexOf(entry.target));
				}
			},
			{ root: list, threshold: 0.6 },
		);
		for (const child of list.children) observer.observe(child);
		return () => observer.disconnect();
	}, [images]);
	return (
		<div className={styles.gallery}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard. */}
			<ul ref={ref} className={styles.pictures} aria-label={t("product.pictures", { name })} tabIndex={0}>
				{images.map((image, index) => (
					<li key={image.src} className={styles.item} data-frame={index === 0 ? "whole" : undefined}>
						<button
							type="button"
							className={styles.enlarge}
							aria-label={t("product.enlarge", { current: index + 1, total: images.length })}
							onClick={() => ui.openGallery({ name, images, index })}
						>
							<Picture
								image={image}
								sizes={PICTURE_SIZES.product}
								className={styles.picture}
								first={index === 0}
							/>
						</button>
					</li>
				))}
			</ul>
			{images.length > 1 ? (
				<p className={classNames(type_.label, styles.counter)} aria-hidden="true">
					<bdi>{t("counter", { current: current + 1, total: images.length })}</bdi>
				</p>
			) : null}
		</div>
	);
}
