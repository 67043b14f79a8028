import { useUi, useUiState } from "../../state/app-context.tsx";
import { useSession } from "../../state/basket/session-query.ts";
import { useTranslation } from "../../state/texts.ts";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { MarkedText } from "../../ui/marked-text.tsx";
import styles from "./restriction.module.css";

/**
 * Explains why the product is restricted (catalogue-4), in the merchants' words if there are any. Guests may sign in, because their
 * customer group may be allowed.
 */
export function Restriction() {
	const { t } = useTranslation();
	const ui = useUi();
	const restriction = useUiState("restriction");
	const customer = useSession()?.customer;
	const signIn = () => {
		ui.closePopup("productBanned");
		ui.askToSignIn();
	};
	return (
		<div className={styles.restriction}>
			<div>{restriction ? <MarkedText text={restriction} /> : t("restriction.text")}</div>
			{customer && !customer.registered ? (
				<button type="button" className={classNames(button.button, button.dark)} onClick={signIn}>
					{t("wishlist.signInOrRegister")}
				</button>
			) : null}
		</div>
	);
}
