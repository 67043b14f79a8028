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
import { buildUpdate, toContact, toFaults, toMethods } from "./apple-events.ts";

type Said = Extract<AppleEventResponse, { ok: false }> | Extract<AppleEventResponse, { ok: true }>;

const toErrors = (said: { ok: false; faults?: WalletFault[] }): ApplePayJS.ApplePayError[] =>
	toFaults(said.faults ?? []).map(({ code, field, message }) => new ApplePayError(code, field, message));

type Without<T> = T extends unknown ? Omit<T, "basketId"> : never;

export function listen(
	session: ApplePaySession,
	opened: Promise<WalletSheet>,
	end: (outcome: SheetOutcome) => void,
	services: WriteServices,
): void {
	const { queryClient, apiHref } = services;
	let shown: WalletSheet;
	const known = opened.then((sheet) => {
		shown = sheet;
		return sheet;
	});
	known.catch(() => {});
	const updated = (update: Partial<WalletSheet> = {}) => {
		shown = { ...shown, ...update };
		return buildUpdate(update, shown);
	};
	const calls = callsInFlight();
	/** Addresses and options chosen in the sheet must not stay in the basket. */
	const cancel = () =>
		Promise.all([known, calls.settled()]).then(([{ basketId }]) => cancelWallet(services, basketId));
	const tell = (event: Without<AppleEvent>): Promise<Said> =>
		calls.add(
			known.then(
				({ basketId }) =>
					write<AppleEventResponse>(queryClient, apiHref, (api, options) =>
						api.wallets.apple.$post({ json: { ...event, basketId } }, options),
					) as Promise<Said>,
			),
		);
	let isPaying = false;
	const pay = (event: Without<AppleEvent>) => {
		isPaying = true;
		return calls.add(
			payOrAsk(apiHref, shown.basketId, tell(event)).finally(() => {
				isPaying = false;
			}),
		);
	};
	/** The sheet would wait for ever without a reply, so it is closed. */
	const orGiveUp = (asked: Promise<void>): void => {
		asked.catch(() => {
			session.abort();
			end({ end: "failed" });
			cancel().catch(() => {});
		});
	};
	session.onvalidatemerchant = ({ validationURL }) =>
		orGiveUp(
			tell({ event: "ValidateMerchant", validationURL }).then((said) => {
				if (!said.ok) throw new Error("The merchant was not validated");
				session.completeMerchantValidation(said.session);
			}),
		);
	session.onpaymentmethodselected = () =>
		orGiveUp(
			tell({ event: "PaymentMethodSelected" }).then((said) =>
				session.completePaymentMethodSelection(updated((said.ok && said.update) || {})),
			),
		);
	session.onshippingcontactselected = ({ shippingContact }) =>
		orGiveUp(
			tell({ event: "ShippingContactSelected", shippingContact: toContact(shippingContact) }).then((said) => {
				if (said.ok)
					return session.completeShippingContactSelection({
						...updated(said.update),
						newShippingMethods: toMethods(shown.shippingMethods),
					});
				session.completeShippingContactSelection({ ...updated(), errors: toErrors(said) });
			}),
		);
	session.onshippingmethodselected = ({ shippingMethod: { identifier } }) =>
		orGiveUp(
			tell({ event: "ShippingMethodSelected", shippingMethod: { identifier } }).then((said) =>
				session.completeShippingMethodSelection(updated((said.ok && said.update) || {})),
			),
		);
	session.onpaymentauthorized = ({ payment: { token, shippingContact, billingContact } }) =>
		orGiveUp(
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
					approved: { amount: shown.total.amount, currencyCode: shown.currencyCode },
				},
			}).then((said) => {
				if (said.ok) {
					session.completePayment({ status: ApplePaySession.STATUS_SUCCESS });
					return end(said.location ? { end: "paid", location: said.location } : { end: "failed" });
				}
				const errors = toErrors(said);
				session.completePayment({ status: ApplePaySession.STATUS_FAILURE, errors });
				// Field errors can be corrected in the sheet; other errors end it.
				if (errors.length === 0) {
					session.abort();
					const unpaid = unpaidBy(said);
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
