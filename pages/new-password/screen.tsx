import { NewPasswordForm } from "../../client/features/identity/new-password-form.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import form from "../sign-in-code/screen.module.css";
import styles from "../wishlist/screen.module.css";
import type { NewPasswordData } from "./contract.ts";

export function Screen({ data }: { data: NewPasswordData }) {
	const { t } = useTranslation();
	return (
		<main id="main" className={styles.wishlist}>
			<div className={styles.head}>
				<h1 className={type_.display}>{t("newPassword.title")}</h1>
			</div>
			<div className={form.form}>
				<NewPasswordForm data={data} onDone={() => location.replace(data.signInHref)} />
			</div>
		</main>
	);
}
