import type { ProductData } from "../../../shared/contracts/page.ts";
import { useTranslation } from "../../state/texts.ts";
import { useIsKept } from "../../state/wishlist/wished-ids.ts";
import { Heart } from "../../ui/heart.tsx";

/** The shown colour, kept in the wishlist. */
export function Keep({ product: { id, name } }: { product: ProductData }) {
	const { t } = useTranslation();
	return <Heart id={id} name={name} label={t("wishlist.heart")} kept={useIsKept(id) ?? false} withWords />;
}
