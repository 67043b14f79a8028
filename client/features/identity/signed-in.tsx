import type { CustomerView } from "../../../shared/contracts/views.ts";
import { usePlace } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import styles from "./sign-in-form.module.css";

export function SignedIn({ customer }: { customer: CustomerView }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<form method="post" action={shell.signInHref} className={styles.signedIn}>
			{customer.name ? <p>{t("signIn.as", { name: customer.name })}</p> : null}
			<button type="submit" name="intent" value="signOut" className={styles.signOut}>
				{t(customer.agentUntil ? "agent.end" : "signIn.signOut")}
			</button>
		</form>
	);
}
