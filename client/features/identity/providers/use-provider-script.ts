import { useState } from "react";
import type { ProviderId } from "../../../../shared/domain/identity/providers.ts";
import { useUi } from "../../../state/app-context.tsx";
import { useTranslation } from "../../../state/texts.ts";
import { useWriteServices } from "../../../state/use-write-services.ts";

export function useProviderScript({
	wishlistProductId,
	onDone,
}: {
	wishlistProductId?: string;
	onDone?: () => void;
}) {
	const { t } = useTranslation();
	const ui = useUi();
	const services = useWriteServices();
	const [busy, setBusy] = useState<ProviderId>();
	const open = async (id: ProviderId, elsewhere: () => void): Promise<void> => {
		if (busy) return;
		setBusy(id);
		const outcome = await import("./sign-in-by-script.ts")
			.then(({ isScripted, signInByScript }) =>
				isScripted(id) ? signInByScript(services, id, wishlistProductId) : "elsewhere",
			)
			.catch(() => "elsewhere" as const);
		if (outcome === "elsewhere") return elsewhere();
		if (outcome === "left") return;
		setBusy(undefined);
		if (outcome === "signedIn") onDone?.();
		else if (outcome === "failed") ui.sayFailure(t, "error.again");
	};
	return { busy, open };
}
