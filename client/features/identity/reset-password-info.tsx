import { ForgottenPasswordForm } from "./forgotten-password-form.tsx";
import styles from "./password-popup.module.css";

/** The popup in which a customer asks for a new password, over whatever they were at. */
export function ResetPasswordInfo() {
	return (
		<div className={styles.popup}>
			<ForgottenPasswordForm />
		</div>
	);
}
