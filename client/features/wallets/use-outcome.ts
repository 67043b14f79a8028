import type { ExpressView } from "../../../shared/contracts/product-option-views.ts";
import { useApp, usePlace } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import { useWriteServices } from "../../state/use-write-services.ts";
import type { Pays } from "./pays.ts";
import type { SheetOutcome } from "./sheet.ts";

type Method = ExpressView["methods"][number];

export const useOutcome = ({ place }: Pick<Pays, "place">) => {
	const { shell } = usePlace();
	const { t } = useTranslation();
	const { ui } = useApp();
	const services = useWriteServices();
	const finish = ({ id, brand, isHosted }: Method, outcome: SheetOutcome) => {
		if (outcome.end === "cancelled") return;
		if (outcome.end === "ready") return ui.toast("notice", t("walletReady", { name: brand }));
		if (outcome.end === "paid") return location.assign(outcome.location);
		if (outcome.end === "unknown") return location.assign(shell.checkoutHref);
		if (outcome.location) return location.assign(outcome.location);
		if (place === "minicart" && isHosted) {
			const query = new URLSearchParams({ wallet: id, failed: "1" });
			return location.assign(`${shell.cartHref}?${query}`);
		}
		if (outcome.message) ui.toast("error", outcome.message);
		else ui.sayFailure(t, "error.title");
	};
	return { services, finish };
};
