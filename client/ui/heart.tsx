import type_ from "../styles/type.module.css";
import { classNames } from "./class-names.ts";
import styles from "./heart.module.css";
import { Icon } from "./icon.tsx";

/** The page's one form that hearts post by; it works without script. */
export const WISHLIST_FORM = "wish";

type HeartProps = {
	id: string;
	name: string;
	label: string;
	kept: boolean;
	className?: string;
	withWords?: boolean;
};

/**
 * Adds a product to the wishlist, or removes it. Which of both is the name of what it sends: on a page that everybody shares,
 * without script, it keeps what it has kept before.
 */
export function Heart({ id, name, label, kept, className, withWords }: HeartProps) {
	return (
		<button
			type="submit"
			form={WISHLIST_FORM}
			name={kept ? "keptId" : "productId"}
			value={id}
			className={classNames(styles.heart, withWords && styles.words, className)}
			aria-label={`${label}: ${name}`}
			aria-pressed={kept}
		>
			<Icon name="heart" />
			{withWords ? <span className={type_.small}>{label}</span> : null}
		</button>
	);
}
