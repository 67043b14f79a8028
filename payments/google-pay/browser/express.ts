import { attributePayment } from "../../../client/features/wallets/attribute-payment.ts";
import { payOrAsk } from "../../../client/features/wallets/pay-or-ask.ts";
import {
	callsInFlight,
	cancelWallet,
	readSheet,
	type SheetOutcome,
	type SheetRequest,
	unpaidBy,
} from "../../../client/features/wallets/sheet.ts";
import { loadScript } from "../../../client/state/external-scripts/load-script.ts";
import type { WriteServices } from "../../../client/state/use-write-services.ts";
import { write } from "../../../client/state/write.ts";
import type {
	AppleEvent,
	AppleEventResponse,
	WalletPaymentResponse,
	WalletSheet,
} from "../../../shared/contracts/wallets.ts";
import {
	buildOptions,
	buildTransaction,
	paymentRequest,
	readinessRequest,
	toPayment,
} from "./google-request.ts";

export const pay = async (
	services: WriteServices,
	{ id, script, productId }: SheetRequest,
): Promise<SheetOutcome> => {
	const [opened] = await Promise.all([
		readSheet(services, id, productId),
		loadScript({ id: "google-pay", src: script }),
	]);
	if ("end" in opened) return opened;
	const { settings } = opened;
	let { sheet } = opened;
	const calls = callsInFlight();
	const cancel = () => void calls.settled().then(() => cancelWallet(services, sheet.basketId));
	const environment = settings.environment === "PRODUCTION" ? "PRODUCTION" : "TEST";
	const client = new google.payments.api.PaymentsClient({
		environment,
		paymentDataCallbacks: {
			onPaymentDataChanged: (changed) =>
				calls.add(
					applyChoice(services, sheet, changed).then((choice) => {
						sheet = choice.sheet;
						return choice.update;
					}),
				),
		},
	});
	if (!(await client.isReadyToPay(readinessRequest(settings))).result) return { end: "failed" };
	const data = await client
		.loadPaymentData(paymentRequest(settings, sheet))
		.catch((error: google.payments.api.PaymentsError) => error);
	if ("statusCode" in data) {
		cancel();
		return data.statusCode === "CANCELED" ? { end: "cancelled" } : { end: "failed" };
	}
	const payment = write<WalletPaymentResponse>(
		services.queryClient,
		services.apiHref,
		(api, options) => api.wallets.google.$post({ json: toPayment(data, sheet) }, options),
		await attributePayment(services),
	);
	const reply = await payOrAsk(services.apiHref, sheet.basketId, payment);
	if (reply.ok) return { end: "paid", location: reply.location };
	const unpaid = unpaidBy(reply);
	if (unpaid.end !== "unknown") cancel();
	return unpaid;
};

type Choice = google.payments.api.IntermediatePaymentData;
type ChoiceResult = { sheet: WalletSheet; update: google.payments.api.PaymentDataRequestUpdate };

/**
 * Tells the shop which address or option was chosen in Google's sheet, and returns the new totals for the sheet. If a request fails,
 * Google's sheet keeps its old totals; the shop refuses to charge a total that the buyer did not approve.
 */
async function applyChoice(
	{ queryClient, apiHref }: WriteServices,
	sheet: WalletSheet,
	{ callbackTrigger, shippingAddress, shippingOptionData }: Choice,
): Promise<ChoiceResult> {
	const { basketId } = sheet;
	const sendEvent = (event: AppleEvent): Promise<AppleEventResponse> =>
		write<AppleEventResponse>(queryClient, apiHref, (api, options) =>
			api.wallets.apple.$post({ json: event }, options),
		) as Promise<AppleEventResponse>;
	const option = sheet.shippingMethods.find(({ identifier }) => identifier === shippingOptionData?.id);
	const events: AppleEvent[] = [];
	if (shippingAddress && callbackTrigger !== "SHIPPING_OPTION") {
		const { administrativeArea, countryCode, locality, postalCode } = shippingAddress;
		const shippingContact = { administrativeArea, countryCode, locality, postalCode };
		events.push({ event: "ShippingContactSelected", basketId, shippingContact });
	}
	if (option) {
		const { identifier } = option;
		events.push({ event: "ShippingMethodSelected", basketId, shippingMethod: { identifier } });
	}
	try {
		for (const event of events) {
			const reply = await sendEvent(event);
			const fault = reply.ok ? undefined : reply.faults?.[0];
			if (fault) return { sheet, update: { error: unserviceable(fault.message) } };
			if (reply.ok) sheet = { ...sheet, ...reply.update };
		}
	} catch {
		return { sheet, update: {} };
	}
	return {
		sheet,
		update: {
			newTransactionInfo: buildTransaction(sheet),
			newShippingOptionParameters: buildOptions(sheet, option?.identifier),
		},
	};
}

const unserviceable = (message: string): google.payments.api.PaymentDataError => ({
	reason: "SHIPPING_ADDRESS_UNSERVICEABLE",
	intent: "SHIPPING_ADDRESS",
	message,
});
