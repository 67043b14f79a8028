import type_ from "../styles/type.module.css";
import { classNames } from "./class-names.ts";
import styles from "./heart.module.css";
import { Icon } from "./icon.tsx";

export const WISHLIST_FORM = "wishlist";

type HeartProps = {
	id: string;
	name: string;
	label: string;
	inWishlist: boolean;
	className?: string;
	withWords?: boolean;
};

/**
 * Renders the button that adds a product to the wishlist or removes it. The attribute `name` tells the server which: a cached page shows
 * every heart empty, and without JavaScript a second click must not remove the product again.
 */
export function Heart({ id, name, label, inWishlist, className, withWords }: HeartProps) {
	return (
		<button
			type="submit"
			form={WISHLIST_FORM}
			name={inWishlist ? "removeProductId" : "productId"}
			value={id}
			className={classNames(styles.heart, withWords && styles.words, className)}
			aria-label={`${label}: ${name}`}
			aria-pressed={inWishlist}
		>
			<Icon name="heart" />
			{withWords ? <span className={type_.small}>{label}</span> : null}
		</button>
	);
}
