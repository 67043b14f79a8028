import { usePlace } from "../../state/app-context.tsx";
import { Still } from "../../state/drawing/still.tsx";
import styles from "./footer.module.css";
import { LocaleSelectors } from "./locale-selectors.tsx";

const NOTHING = {};

export function Footer() {
	const { shell } = usePlace();
	return (
		<footer className={styles.footer}>
			<Still
				className={styles.columns}
				name="footerColumns"
				from={{ siteName: shell.siteName, columns: shell.footer.columns }}
				lasting
			/>
			<LocaleSelectors />
			<Still className={styles.consent} name="consent" from={NOTHING} lasting />
			<p className={styles.copyright}>{shell.footer.copyright}</p>
		</footer>
	);
}
