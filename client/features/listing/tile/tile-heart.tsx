import { useTranslation } from "../../../state/texts.ts";
import { useIsInWishlist } from "../../../state/wishlist/wishlist-item-ids.ts";
import { Heart } from "../../../ui/heart.tsx";
import styles from "./tile.module.css";

type TileHeartProps = { id: string; name: string; inWishlist?: boolean };

/**
 * For itself, so that a click draws hearts again and no tiles. In lists it comes with the shopper's session: it would weigh on
 * HTML that everybody shares. `inWishlist` is for pages of one shopper, where it works without script.
 */
export function TileHeart({ id, name, inWishlist }: TileHeartProps) {
	const { t } = useTranslation();
	const known = useIsInWishlist(id) ?? inWishlist;
	if (known === undefined) return null;
	return (
		<Heart id={id} name={name} label={t("wishlist.heart")} inWishlist={known} className={styles.heart} />
	);
}
