import { useTranslation } from "../../client/state/texts.ts";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import styles from "./screen.module.css";

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
