import { usePlace, useUi } from "../../state/app-context.tsx";
import { useSession } from "../../state/basket/session-query.ts";
import { useTranslation } from "../../state/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { insteadOfFollowing } from "../../ui/is-plain-click.ts";
import styles from "./header.module.css";

/**
 * Returns a click handler that lets guests sign in on the current page instead of following the link (identity-24); undefined for
 * customers and until the session has loaded.
 */
export function useAccountClick() {
	const ui = useUi();
	const customer = useSession()?.customer;
	return customer?.registered === false ? insteadOfFollowing(() => ui.askToSignIn()) : undefined;
}

export function AccountLink() {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const onClick = useAccountClick();
	return (
		<a className={styles.action} href={shell.accountHref} onClick={onClick}>
			<Icon name="person" className={styles.sign} />
			<span className={styles.word}>{t("shell.account")}</span>
		</a>
	);
}
