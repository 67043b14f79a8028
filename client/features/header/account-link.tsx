import { usePlace, useUi } from "../../state/app-context.tsx";
import { useSession } from "../../state/basket/session-query.ts";
import { useTranslation } from "../../state/texts.ts";
import { insteadOfFollowing } from "../../ui/is-plain-click.ts";
import styles from "./header.module.css";

/** Leads to the account, where guests are asked to sign in; with script, guests sign in where they are. Phones have it in the menu. */
export function AccountLink() {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const ui = useUi();
	const customer = useSession()?.customer;
	const signIn = insteadOfFollowing(() => ui.askToSignIn());
	return (
		<a
			className={styles.account}
			href={shell.accountHref}
			onClick={customer?.registered === false ? signIn : undefined}
		>
			{t("shell.account")}
		</a>
	);
}
