import type { AddType } from "../../../shared/domain/shell/shop-events.ts";
import { useApp, usePlace } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import { useWriteServices } from "../../state/use-write-services.ts";
import type { Pays } from "./pays.ts";
import type { SheetOutcome } from "./sheet.ts";

const ADD_TYPES: Readonly<Record<string, AddType>> = {
	DW_APPLE_PAY: "ApplePay",
	apmgw_GooglePay: "GooglePay",
	PAYPAL: "Paypal",
};

export const useOutcome = ({ place, productId }: Pays) => {
	const { shell } = usePlace();
	const { t } = useTranslation();
	const { ui, events } = useApp();
	const services = useWriteServices();
	const finish = (wallet: string, outcome: SheetOutcome) => {
		if (outcome.end === "cancelled") return;
		if (outcome.end === "ready") return ui.toast("notice", t("walletReady", { name: "Apple Pay" }));
		if (outcome.end === "paid") {
			const addType = ADD_TYPES[wallet];
			// A product paid by its own button was never in the basket, but counts as an addition (basket-19).
			if (productId && addType) events.emit({ type: "addToCart", addType, productId, quantity: 1 });
			return location.assign(outcome.location);
		}
		if (outcome.end === "unknown") return location.assign(shell.checkoutHref);
		if (outcome.location) return location.assign(outcome.location);
		if (place === "minicart" && wallet === "PAYPAL") {
			const query = new URLSearchParams({ wallet, failed: "1" });
			return location.assign(`${shell.cartHref}?${query}`);
		}
		if (outcome.message) ui.toast("error", outcome.message);
		else ui.sayFailure(t, "error.title");
	};
	return { services, finish };
};
