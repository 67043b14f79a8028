import { useTranslation } from "../../state/texts.ts";
import type { PasswordFailure } from "./ask-for-password.ts";

type ChangeFailure = PasswordFailure | "wrongCurrentPassword";

export function usePasswordError(): (error: ChangeFailure) => string {
	const { t } = useTranslation();
	return (error) => {
		if (error === "unavailable") return t(isOffline() ? "shell.offline" : "error.unavailable");
		if (error === "invalidEmail") return t("notify.invalidEmail");
		if (error === "usedToken") return t("newPassword.used");
		if (error === "wrongCurrentPassword") return t("updatePassword.wrongCurrentPassword");
		if (error === "weakPassword") return t("newPassword.weak");
		return t(`error.${error}`);
	};
}

const isOffline = (): boolean => typeof navigator !== "undefined" && navigator.onLine === false;
