import { memo, type ReactNode, useState } from "react";
import type { TileView } from "../../../../shared/contracts/views.ts";
import { PICTURE_SIZES, TRANSFORMATIONS } from "../../../../shared/domain/media/images.ts";
import { lazy } from "../../../state/drawing/lazy.tsx";
import { Written } from "../../../state/drawing/written.tsx";
import { useTranslation } from "../../../state/texts.ts";
import { usePriceTexts } from "../../../state/use-price-texts.ts";
import styles from "../../../styles/tile.module.css";
import type_ from "../../../styles/type.module.css";
import { Badges } from "../../../ui/badges.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { MarkedText } from "../../../ui/marked-text.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Price } from "../../../ui/price.tsx";
import { TileAction } from "./tile-action.tsx";
import { TileHeart } from "./tile-heart.tsx";

const TileSizes = lazy(async () => (await import("./tile-sizes.tsx")).TileSizes);

type TileProps = {
	tile: TileView;
	heading: "h2" | "h3";
	eager?: boolean;
	first?: boolean;
	sizes?: string;
	action?: ReactNode;
	note?: string;
	wishlistText?: string;
};

export const Tile = memo(function Tile({
	tile,
	heading,
	eager,
	first,
	sizes = PICTURE_SIZES.tile,
	action,
	note,
	wishlistText,
}: TileProps) {
	const { t } = useTranslation();
	const [isHovered, setHovered] = useState(false);
	return (
		<article
			className={styles.tile}
			onPointerEnter={(event) => event.pointerType === "mouse" && setHovered(true)}
		>
			<div className={styles.frame} data-frame="">
				{tile.image ? (
					<Picture
						image={tile.image}
						sizes={sizes}
						className={styles.picture}
						eager={eager}
						first={first}
						maxWidth={TRANSFORMATIONS.tile}
					/>
				) : null}
				{isHovered && tile.secondImage ? (
					<Picture
						image={tile.secondImage}
						sizes={sizes}
						className={styles.second}
						eager
						maxWidth={TRANSFORMATIONS.tile}
					/>
				) : null}
				<Badges
					badges={tile.state === "soldOut" ? [...tile.badges, { text: t("tile.soldOut") }] : tile.badges}
				/>
				{isHovered ? <TileSizes href={tile.href} /> : null}
			</div>
			<div className={styles.text}>
				<Written className={styles.names} from={tile} draw={() => <Words tile={tile} heading={heading} />} />
				<div className={styles.foot} data-long={note || tile.state === "banned" ? "" : undefined}>
					{tile.callout && !note ? (
						<span className={styles.callout}>
							<MarkedText text={tile.callout} />
						</span>
					) : (
						<span className={type_.muted}>
							{note ??
								tile.choices ??
								(tile.colourCount > 1 ? t("tile.colours", { count: tile.colourCount }) : "")}
						</span>
					)}
					{action ?? <TileAction tile={tile} />}
				</div>
			</div>
			<TileHeart id={wishlistText ?? tile.id} name={tile.name} inWishlist={wishlistText ? true : undefined} />
		</article>
	);
});

/** Renders the first three lines; the promotion or choices and the button are the fourth (list-28). */
function Words({ tile, heading: Heading }: Pick<TileProps, "tile" | "heading">) {
	const priceTexts = usePriceTexts();
	return (
		<>
			<p className={classNames(type_.label, type_.muted)}>{tile.brand}</p>
			<Heading className={styles.name}>
				<a className={styles.link} href={tile.href}>
					{tile.name}
				</a>
			</Heading>
			{/* The promotion names its own percentage. */}
			<p className={styles.price}>
				<Price price={tile.price} texts={priceTexts} withDiscount={!tile.callout} />
				{tile.tiers && !tile.callout ? <span className={type_.muted}>{tile.tiers[0]}</span> : null}
				{tile.unitPrice ? <span className={type_.muted}>{tile.unitPrice}</span> : null}
			</p>
		</>
	);
}
