import { useUi } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import styles from "./tile.module.css";

/** Banned products cannot be bought; the message opens why (S1 §4). */
export function RestrictionNote() {
	const { t } = useTranslation();
	const ui = useUi();
	return (
		<button type="button" className={styles.restricted} onClick={() => ui.openRestriction()}>
			{t("product.restricted")}
		</button>
	);
}
