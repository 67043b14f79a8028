import { attributePayment } from "../../../client/features/wallets/attribute-payment.ts";
import { payOrAsk } from "../../../client/features/wallets/pay-or-ask.ts";
import {
	callsInFlight,
	cancelWallet,
	type SheetOutcome,
	unpaidBy,
} from "../../../client/features/wallets/sheet.ts";
import type { WriteServices } from "../../../client/state/use-write-services.ts";
import { write } from "../../../client/state/write.ts";
import type {
	AppleEvent,
	AppleEventResponse,
	WalletFault,
	WalletSheet,
} from "../../../shared/contracts/wallets.ts";
import { buildUpdate, toContact, toFaults, toMethods } from "./apple-formats.ts";

type Reply = Extract<AppleEventResponse, { ok: false }> | Extract<AppleEventResponse, { ok: true }>;

const toErrors = (reply: { ok: false; faults?: WalletFault[] }): ApplePayJS.ApplePayError[] =>
	toFaults(reply.faults ?? []).map(({ code, field, message }) => new ApplePayError(code, field, message));

type Without<T> = T extends unknown ? Omit<T, "basketId"> : never;

export function listen(
	session: ApplePaySession,
	opened: Promise<WalletSheet>,
	end: (outcome: SheetOutcome) => void,
	services: WriteServices,
): void {
	const { queryClient, apiHref } = services;
	let sheet: WalletSheet;
	const ready = opened.then((first) => {
		sheet = first;
		return first;
	});
	ready.catch(() => {});
	const applyUpdate = (update: Partial<WalletSheet> = {}) => {
		sheet = { ...sheet, ...update };
		return buildUpdate(update, sheet);
	};
	const calls = callsInFlight();
	/** Addresses and options that were chosen in the sheet must not stay in the basket, so the platform is told. */
	const cancel = () =>
		Promise.all([ready, calls.settled()]).then(([{ basketId }]) => cancelWallet(services, basketId));
	const sendEvent = (event: Without<AppleEvent>): Promise<Reply> =>
		calls.add(
			ready.then(
				async ({ basketId }) =>
					write<AppleEventResponse>(
						queryClient,
						apiHref,
						(api, options) => api.wallets.apple.$post({ json: { ...event, basketId } }, options),
						event.event === "PaymentAuthorized" ? await attributePayment(services) : undefined,
					) as Promise<Reply>,
			),
		);
	let isPaying = false;
	const pay = (event: Without<AppleEvent>) => {
		isPaying = true;
		return calls.add(
			payOrAsk(apiHref, sheet.basketId, sendEvent(event)).finally(() => {
				isPaying = false;
			}),
		);
	};
	/** Closes the sheet and ends as failed if the request fails, because Apple's sheet waits for a reply. */
	const closeOnFailure = (response: Promise<void>): void => {
		response.catch(() => {
			session.abort();
			end({ end: "failed" });
			cancel().catch(() => {});
		});
	};
	session.onvalidatemerchant = ({ validationURL }) =>
		closeOnFailure(
			sendEvent({ event: "ValidateMerchant", validationURL }).then((reply) => {
				if (!reply.ok) throw new Error("The merchant was not validated");
				session.completeMerchantValidation(reply.session);
			}),
		);
	session.onpaymentmethodselected = () =>
		closeOnFailure(
			sendEvent({ event: "PaymentMethodSelected" }).then((reply) =>
				session.completePaymentMethodSelection(applyUpdate((reply.ok && reply.update) || {})),
			),
		);
	session.onshippingcontactselected = ({ shippingContact }) =>
		closeOnFailure(
			sendEvent({ event: "ShippingContactSelected", shippingContact: toContact(shippingContact) }).then(
				(reply) => {
					if (reply.ok)
						return session.completeShippingContactSelection({
							...applyUpdate(reply.update),
							newShippingMethods: toMethods(sheet.shippingMethods),
						});
					session.completeShippingContactSelection({ ...applyUpdate(), errors: toErrors(reply) });
				},
			),
		);
	session.onshippingmethodselected = ({ shippingMethod: { identifier } }) =>
		closeOnFailure(
			sendEvent({ event: "ShippingMethodSelected", shippingMethod: { identifier } }).then((reply) =>
				session.completeShippingMethodSelection(applyUpdate((reply.ok && reply.update) || {})),
			),
		);
	session.onpaymentauthorized = ({ payment: { token, shippingContact, billingContact } }) =>
		closeOnFailure(
			pay({
				event: "PaymentAuthorized",
				payment: {
					token: {
						transactionIdentifier: token.transactionIdentifier,
						paymentData: token.paymentData,
						paymentMethod: {
							displayName: token.paymentMethod.displayName,
							network: token.paymentMethod.network,
						},
					},
					shippingContact: toContact(shippingContact),
					billingContact: billingContact && toContact(billingContact),
					approved: { amount: sheet.total.amount, currencyCode: sheet.currencyCode },
				},
			}).then((reply) => {
				if (reply.ok) {
					session.completePayment({ status: ApplePaySession.STATUS_SUCCESS });
					return end(reply.location ? { end: "paid", location: reply.location } : { end: "failed" });
				}
				const errors = toErrors(reply);
				session.completePayment({ status: ApplePaySession.STATUS_FAILURE, errors });
				// Faults can be corrected in the sheet, so it stays open; any other refusal closes it.
				if (errors.length === 0) {
					session.abort();
					const unpaid = unpaidBy(reply);
					if (unpaid.end !== "unknown") cancel().catch(() => {});
					end(unpaid);
				}
			}),
		);
	session.oncancel = () => {
		if (!isPaying) end({ end: "cancelled" });
		cancel().then(
			() => end({ end: "cancelled" }),
			() => {},
		);
	};
}
