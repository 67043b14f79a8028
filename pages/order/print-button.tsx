import { useTranslation } from "../../client/state/texts.ts";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import styles from "./screen.module.css";

/** Prints the page, which is an invoice on paper (orders-6). Without script it is not there: only the browser can print then. */
export function PrintButton() {
	const { t } = useTranslation();
	return (
		<p className={classNames(styles.help, styles.print)}>
			<button type="button" className={button.button} onClick={() => window.print()}>
				{t("order.print")}
			</button>
		</p>
	);
}
