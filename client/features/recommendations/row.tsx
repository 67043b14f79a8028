import { useEffect, useId, useRef } from "react";
import type { RowTileView } from "../../../shared/contracts/views.ts";
import { SHOWN_LATELY } from "../../../shared/domain/search/recently-viewed.ts";
import type { ClickSource, RecommenderDetails } from "../../../shared/domain/shell/shop-events.ts";
import { useApp } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import { usePriceTexts } from "../../state/use-price-texts.ts";
import tile_ from "../../styles/tile.module.css";
import type_ from "../../styles/type.module.css";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import styles from "./row.module.css";
import { useInPlace } from "./use-in-place.ts";
import { watchRow } from "./watch-row.ts";

const SIZES = "(min-width: 1200px) 13vw, (min-width: 576px) 21vw, 36vw";
const LOOK_SIZES = "(min-width: 576px) 25vw, 36vw";
/** A look has at most this many products, which fill a row. */
const LOOK = 4;

type RowProps = {
	source: ClickSource;
	title: string;
	tiles: readonly RowTileView[];
	details?: RecommenderDetails | null;
	/** The shopper's own content, which takes the row's place (search-18). */
	own?: RowContent;
};
type RowContent = { tiles: readonly RowTileView[]; details: RecommenderDetails | null };

export function Row({ source, title, own, ...everyone }: RowProps) {
	const { t } = useTranslation();
	const { events } = useApp();
	const id = useId();
	const section = useRef<HTMLElement>(null);
	const { tiles: shared, details: sharedDetails = null } = everyone;
	const { shown, isOwn } = useInPlace<RowContent>(section, { tiles: shared, details: sharedDetails }, own);
	const { tiles, details } = shown;
	const isLook = source === "complete-the-set";
	const isThere = tiles.length > 0;
	useEffect(() => {
		if (section.current && isThere && details) return watchRow(section.current, details, tiles, events);
	}, [isThere, details, tiles, events]);
	if (!isThere) return null;

	return (
		<section
			ref={section}
			className={styles.row}
			aria-labelledby={id}
			data-source={source}
			data-few={isLook ? LOOK : tiles.length <= SHOWN_LATELY ? "" : undefined}
		>
			<h2 id={id} className={classNames(type_.title, styles.title)}>
				{title}
			</h2>
			<Carousel
				key={isOwn ? "own" : "shared"}
				label={title}
				previousLabel={t("carousel.previous")}
				nextLabel={t("carousel.next")}
			>
				{tiles.map((tile) => (
					<RowTile key={tile.id} tile={tile} sizes={isLook ? LOOK_SIZES : SIZES} />
				))}
			</Carousel>
		</section>
	);
}

function RowTile({ tile, sizes }: { tile: RowTileView; sizes: string }) {
	const { t } = useTranslation();
	const priceTexts = usePriceTexts();
	return (
		<article className={tile_.tile} data-product={tile.id}>
			<div className={tile_.frame} data-frame="">
				{tile.image ? (
					<Picture image={tile.image} sizes={sizes} className={tile_.picture} maxWidth={560} />
				) : null}
			</div>
			<div className={styles.text}>
				<p className={classNames(type_.label, type_.muted)}>{tile.brand}</p>
				<h3 className={styles.name}>
					<a className={tile_.link} href={tile.href}>
						{tile.name}
					</a>
				</h3>
				<p>
					{tile.state === "soldOut" ? (
						<span className={type_.muted}>{t("tile.soldOut")}</span>
					) : (
						<>
							<Price price={tile.price} texts={priceTexts} />{" "}
							{tile.unitPrice ? <bdi className={type_.muted}>{tile.unitPrice}</bdi> : null}
						</>
					)}
				</p>
			</div>
		</article>
	);
}
