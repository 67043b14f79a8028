import { ForgottenPasswordForm } from "../../client/features/identity/forgotten-password-form.tsx";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import form from "../sign-in-code/screen.module.css";
import styles from "../wishlist/screen.module.css";
import type { ForgottenPasswordData } from "./contract.ts";

export function Screen({ data }: { data: ForgottenPasswordData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<main id="main" className={styles.wishlist}>
			<div className={styles.head}>
				<h1 className={type_.display}>{t("resetPassword.title")}</h1>
			</div>
			<div className={form.form}>
				<ForgottenPasswordForm {...data} />
				<a className={form.link} href={shell.signInHref}>
					{t("resetPassword.back")}
				</a>
			</div>
		</main>
	);
}
