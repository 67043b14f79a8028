import type { MouseEvent } from "react";
import { usePlace, useUi } from "../../state/app-context.tsx";
import { useBasket, useOtherTabs } from "../../state/basket/session-query.ts";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { Icon } from "../../ui/icon.tsx";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import styles from "./header.module.css";

export function BagLink() {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const ui = useUi();
	const basket = useBasket();
	useOtherTabs();
	const open = (event: MouseEvent) => {
		if (!isPlainClick(event) || !basket) return;
		event.preventDefault();
		ui.toggleFlyout("minicart");
	};
	const count = basket?.count ?? 0;
	return (
		<>
			<a className={styles.action} href={shell.cartHref} onClick={open} data-testid="bag">
				<Icon name="bag" className={styles.sign} />
				<span className={styles.word}>{t("shell.bag")}</span>
				<span className={styles.count} aria-hidden="true">
					{count > 0 ? count : ""}
				</span>
			</a>
			<span className={type_.hidden} role="status">
				{basket ? t("shell.bagCount", { count }) : ""}
			</span>
		</>
	);
}
