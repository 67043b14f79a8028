import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ResetTokenResponse } from "../../../shared/contracts/shopper-api.ts";
import { createApiClient } from "../../state/api-client.ts";
import { usePlace, useUi, useUiState } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import styles from "./password-popup.module.css";

/** Renders the popup that a reset link opens on any page. The token is in an HttpOnly cookie, so the popup asks whether it is valid. */
export function NewPassword() {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const ui = useUi();
	// Suspense keeps the popup closed until its content determines the height.
	const { data } = useSuspenseQuery({
		queryKey: ["resetToken", shell.apiHref],
		queryFn: async ({ signal }): Promise<ResetTokenResponse> => {
			const response = await createApiClient(shell.apiHref).password.$get({}, { init: { signal } });
			if (!response.ok) throw new Error(`password: ${response.status}`);
			return (await response.json()) as ResetTokenResponse;
		},
		retry: 1,
		gcTime: 0,
		refetchOnWindowFocus: false,
	});
	useEffect(() => history.replaceState(history.state, "", location.pathname + location.search), []);
	const finish = () => {
		ui.closePopup("newPassword");
		ui.toast("notice", t("notice.passwordChanged"));
		ui.askToSignIn();
	};
	return (
		<div className={styles.popup}>
			<NewPasswordForm data={data} onDone={finish} />
		</div>
	);
}

export function ResetPasswordInfo() {
	const { t } = useTranslation();
	const resetFor = useUiState("resetFor");
	return (
		<div className={styles.popup}>
			{resetFor ? <p>{t("resetPassword.withoutPassword")}</p> : null}
			<ForgotPasswordForm key={resetFor} email={resetFor} />
		</div>
	);
}
