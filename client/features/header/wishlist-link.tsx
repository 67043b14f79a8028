import { usePlace } from "../../state/app-context.tsx";
import { useSession } from "../../state/basket/session-query.ts";
import { useTranslation } from "../../state/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./header.module.css";

export function WishlistLink() {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const count = useSession()?.wishlist?.items.length ?? 0;
	return (
		<a className={styles.action} href={shell.wishlistHref}>
			<Icon name="heart" className={styles.sign} />
			<span className={styles.word}>{t("wishlist.title")}</span>
			<span className={styles.count} aria-hidden="true">
				{count > 0 ? count : ""}
			</span>
		</a>
	);
}
