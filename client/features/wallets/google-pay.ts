import type { WalletPaymentResponse } from "../../../shared/contracts/wallets.ts";
import { loadScript } from "../../state/external-scripts/load-script.ts";
import type { WriteServices } from "../../state/use-write-services.ts";
import { write } from "../../state/write.ts";
import { paymentOf, paymentRequest, readinessRequest } from "./google-request.ts";
import { cancelWallet, failedBy, readSheet, type SheetOutcome } from "./sheet.ts";

/** Opens Google's sheet and pays by what it brings (wallets-5). */
export const payWithGoogle = async (
	services: WriteServices,
	script: string,
	productId?: string,
): Promise<SheetOutcome> => {
	const [opened] = await Promise.all([
		readSheet(services, "apmgw_GooglePay", productId),
		loadScript({ id: "google-pay", src: script }),
	]);
	if ("end" in opened) return opened;
	const { sheet, settings } = opened;
	const environment = settings.environment === "PRODUCTION" ? "PRODUCTION" : "TEST";
	const client = new google.payments.api.PaymentsClient({ environment });
	if (!(await client.isReadyToPay(readinessRequest(settings))).result) return { end: "failed" };
	const data = await client
		.loadPaymentData(paymentRequest(settings, sheet))
		.catch((error: google.payments.api.PaymentsError) => error);
	if ("statusCode" in data) {
		cancelWallet(services, sheet.basketId);
		return data.statusCode === "CANCELED" ? { end: "cancelled" } : { end: "failed" };
	}
	const paid = await write<WalletPaymentResponse>(services.queryClient, services.apiHref, (api, options) =>
		api.wallets.google.$post({ json: paymentOf(data, sheet.basketId) }, options),
	);
	return paid.ok ? { end: "paid", location: paid.location } : failedBy(paid);
};
