import { usePlace, useUi } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { insteadOfFollowing } from "../../ui/is-plain-click.ts";
import styles from "./header.module.css";

export function SearchLink() {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const ui = useUi();
	const open = insteadOfFollowing(() => ui.toggleFlyout("quickSearch"));
	return (
		<a className={styles.action} href={shell.searchHref} onClick={open}>
			<Icon name="search" className={styles.sign} />
			<span className={styles.word}>{t("shell.search")}</span>
		</a>
	);
}
