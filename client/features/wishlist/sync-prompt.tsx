import { useUi } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import styles from "./sync-prompt.module.css";

/** Offers guests to sign in, so that other devices show the wishlist too (wishlist-10). */
export function SyncPrompt() {
	const { t } = useTranslation();
	const ui = useUi();
	const later = () => ui.closePopup("wishlistSync");
	const signIn = () => {
		later();
		ui.askToSignIn();
	};
	return (
		<div className={styles.prompt}>
			<p className={type_.lead}>{t("wishlist.syncText")}</p>
			<button type="button" className={classNames(button.button, button.dark)} onClick={signIn}>
				{t("wishlist.signInOrRegister")}
			</button>
			<button type="button" className={button.button} onClick={later}>
				{t("wishlist.later")}
			</button>
		</div>
	);
}
