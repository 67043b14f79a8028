import { usePlace, useUi } from "../../state/app-context.tsx";
import { useSession } from "../../state/basket/session-query.ts";
import { useTranslation } from "../../state/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { insteadOfFollowing } from "../../ui/is-plain-click.ts";
import styles from "./header.module.css";

export function WishlistLink() {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const ui = useUi();
	const wishlist = useSession()?.wishlist;
	const count = wishlist?.items.length ?? 0;
	// Shoppers who have no wishlist follow the link to the page, which offers the ways to sign in.
	const onClick = wishlist?.may ? insteadOfFollowing(() => ui.toggleFlyout("wishlist")) : undefined;
	return (
		<a className={styles.action} href={shell.wishlistHref} onClick={onClick}>
			<Icon name="heart" className={styles.sign} />
			<span className={styles.word}>{t("wishlist.title")}</span>
			<span className={styles.count} aria-hidden="true">
				{count > 0 ? count : ""}
			</span>
		</a>
	);
}
