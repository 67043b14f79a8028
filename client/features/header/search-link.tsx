import type { MouseEvent } from "react";
import { usePlace, useUi } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import styles from "./header.module.css";

/** Leads to the search page; with script it opens the field above the page that is shown. */
export function SearchLink() {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const ui = useUi();
	const open = (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		ui.toggleFlyout("quickSearch");
	};
	return (
		<a className={styles.action} href={shell.searchHref} onClick={open}>
			<Icon name="search" className={styles.sign} />
			<span className={styles.word}>{t("shell.search")}</span>
		</a>
	);
}
