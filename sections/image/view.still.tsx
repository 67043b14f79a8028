import type { CSSProperties } from "react";
import { contentPlaceholderUrl, imageSrcSet, imageUrl } from "../../shared/domain/media/images.ts";
import type { ImageSectionView } from "./section.ts";
import styles from "./view.module.css";

const WIDEST = 1600;
const PHONE = 720;
const MEDIA = {
	1200: "(min-width: 1200px)",
	992: "(min-width: 992px)",
	768: "(min-width: 768px)",
	576: "(min-width: 576px)",
} as const;

const WIDTHS = [576, 768, 992, 1200] as const;

/** A screen without a picture of its own has the place of the picture of the next narrower one. */
const writeRatios = ({ width, height, sources }: ImageSectionView): CSSProperties => {
	const places = WIDTHS.flatMap((screen) => {
		const ratio = sources.find(({ from }) => from <= screen)?.ratio;
		return ratio === undefined ? [] : [[`--from-${screen}`, ratio] as const];
	});
	return { "--ratio": `${width}/${height}`, ...Object.fromEntries(places) } as CSSProperties;
};

/** The picture covers its placeholder, so that no script is needed (content-32). */
export function Part({ view }: { view: ImageSectionView }) {
	const { src, alt, width, height, sources, isFirst, isInner } = view;
	return (
		<div
			className={styles.image}
			style={writeRatios(view)}
			data-alone={isInner ? undefined : isFirst ? "first" : ""}
		>
			{isFirst ? null : (
				<picture>
					{sources.map((source) => (
						<source
							key={source.from}
							media={MEDIA[source.from]}
							srcSet={contentPlaceholderUrl(source.src, WIDEST)}
						/>
					))}
					<img
						className={styles.picture}
						src={contentPlaceholderUrl(src, PHONE)}
						alt=""
						loading="lazy"
						decoding="async"
					/>
				</picture>
			)}
			<picture>
				{sources.map((source) => (
					<source
						key={source.from}
						media={MEDIA[source.from]}
						srcSet={imageSrcSet(source.src)}
						sizes="100vw"
					/>
				))}
				<img
					className={styles.picture}
					src={imageUrl(src, PHONE)}
					srcSet={imageSrcSet(src)}
					sizes="100vw"
					width={width}
					height={height}
					alt={alt}
					loading={isFirst ? undefined : "lazy"}
					fetchPriority={isFirst ? "high" : undefined}
					decoding={isFirst ? undefined : "async"}
				/>
			</picture>
		</div>
	);
}
