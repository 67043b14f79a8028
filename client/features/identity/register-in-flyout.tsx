import { useEffect, useState } from "react";
import type { RegisterData } from "../../../pages/register/contract.ts";
import { useApp, usePlace, useUiState } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import { RegisterForm } from "./register-form.tsx";

export function RegisterInFlyout({ onFail }: { onFail: () => void }) {
	const { loadPage } = useApp();
	const { t } = useTranslation();
	const { shell } = usePlace();
	const wishlistProductId = useUiState("wishlistProductId");
	const [data, setData] = useState<RegisterData>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the form loads once for each opening.
	useEffect(() => {
		const controller = new AbortController();
		loadPage(shell.registerHref, controller.signal).then(
			(page) => {
				if (page.kind === "register") setData(page.data);
				else location.assign(shell.accountHref);
			},
			() => controller.signal.aborted || onFail(),
		);
		return () => controller.abort();
	}, []);
	if (!data) return null;
	const reason = wishlistProductId ? t("register.wishlistHint") : undefined;
	return <RegisterForm data={{ ...data, wishlistProductId }} reason={reason} />;
}
