import { useTranslation } from "../../../state/texts.ts";
import { useIsInWishlist } from "../../../state/wishlist/wishlist-item-ids.ts";
import styles from "../../../styles/tile.module.css";
import { Heart } from "../../../ui/heart.tsx";

type TileHeartProps = { id: string; name: string; inWishlist?: boolean };

/**
 * Renders a tile's heart, in a component of its own so that a click does not render the tile. On shared pages hearts appear with the
 * session, to keep the HTML small. `inWishlist` is for private pages, where hearts work without JavaScript.
 */
export function TileHeart({ id, name, inWishlist }: TileHeartProps) {
	const { t } = useTranslation();
	const isWished = useIsInWishlist(id) ?? inWishlist;
	if (isWished === undefined) return null;
	return (
		<Heart id={id} name={name} label={t("wishlist.heart")} inWishlist={isWished} className={styles.heart} />
	);
}
