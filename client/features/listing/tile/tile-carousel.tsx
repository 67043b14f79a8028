import { type Ref, useId } from "react";
import type { ProductRowView } from "../../../../shared/contracts/product-row-view.ts";
import { useTranslation } from "../../../state/texts.ts";
import type_ from "../../../styles/type.module.css";
import { Carousel } from "../../../ui/carousel/carousel.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Tile } from "./tile.tsx";
import styles from "./tile-carousel.module.css";

const SIZES = "(min-width: 992px) 24vw, (min-width: 576px) 38vw, 68vw";

export function TileCarousel({
	view: { title, link, tiles, placed },
	ref,
}: {
	view: ProductRowView;
	ref?: Ref<HTMLElement>;
}) {
	const { t } = useTranslation();
	const id = useId();
	if (tiles.length === 0) return null;
	return (
		<section ref={ref} aria-labelledby={id} className={styles.arrivals}>
			<div className={styles.head}>
				<h2 id={id} className={type_.display}>
					{title}
				</h2>
				{link ? (
					<a className={classNames(type_.link, type_.label)} href={link.href}>
						{link.label}
					</a>
				) : null}
			</div>
			{/* Another row begins at its start. */}
			<Carousel
				key={placed?.details.recoId}
				label={title}
				previousLabel={t("carousel.previous")}
				nextLabel={t("carousel.next")}
			>
				{tiles.map((tile) => (
					<Tile key={tile.id} tile={tile} heading="h3" sizes={SIZES} />
				))}
			</Carousel>
		</section>
	);
}
