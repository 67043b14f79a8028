import { useTranslation } from "../../../state/texts.ts";
import type { PasskeyFailure } from "./passkey-requests.ts";

export function usePasskeyError(): (error: PasskeyFailure, making?: boolean) => string {
	const { t } = useTranslation();
	return (error, making = false) => {
		if (error === "unavailable") return t(navigator.onLine ? "error.unavailable" : "shell.offline");
		if (error === "cancelled") return t(making ? "passkey.notMade" : "passkey.notUsed");
		if (error === "known") return t("passkey.known");
		return t(error === "signIn" ? "error.forbidden" : `error.${error}`);
	};
}
