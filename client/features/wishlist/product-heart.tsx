import type { ProductData } from "../../../pages/product/contract.ts";
import { useTranslation } from "../../state/texts.ts";
import { useIsInWishlist } from "../../state/wishlist/wishlist-item-ids.ts";
import { Heart } from "../../ui/heart.tsx";

export function ProductHeart({ product: { id, name } }: { product: ProductData }) {
	const { t } = useTranslation();
	return (
		<Heart
			id={id}
			name={name}
			label={t("wishlist.heart")}
			inWishlist={useIsInWishlist(id) ?? false}
			withWords
		/>
	);
}
