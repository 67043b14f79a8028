import type {
	AppleEvent,
	AppleEventResponse,
	WalletFault,
	WalletSheet,
} from "../../../shared/contracts/wallets.ts";
import type { WriteServices } from "../../state/use-write-services.ts";
import { write } from "../../state/write.ts";
import { contactOf, faultsOf, methodsOf, updateOf } from "./apple-events.ts";
import { payOrAsk } from "./pay-or-ask.ts";
import { callsInFlight, cancelWallet, type SheetOutcome, unpaidBy } from "./sheet.ts";

type Said = Extract<AppleEventResponse, { ok: false }> | Extract<AppleEventResponse, { ok: true }>;

const errorsOf = (said: { ok: false; faults?: WalletFault[] }): ApplePayJS.ApplePayError[] =>
	faultsOf(said.faults ?? []).map(({ code, field, message }) => new ApplePayError(code, field, message));

type Without<T> = T extends unknown ? Omit<T, "basketId"> : never;

/** What the session asks of the shop, and what comes of it. `opened`: what is paid; the merchant is validated once that is known. */
export function listen(
	session: ApplePaySession,
	opened: Promise<WalletSheet>,
	end: (outcome: SheetOutcome) => void,
	services: WriteServices,
): void {
	const { queryClient, apiHref } = services;
	/** What the sheet says now: it is what its buyer approves (wallets-11). */
	let shown: WalletSheet;
	const known = opened.then((sheet) => {
		shown = sheet;
		return sheet;
	});
	known.catch(() => {});
	const updated = (update: Partial<WalletSheet> = {}) => {
		shown = { ...shown, ...update };
		return updateOf(update, shown);
	};
	const calls = callsInFlight();
	/** Nothing of what the sheet has said stays in the bag. */
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
	/** A sheet whose shop does not answer is closed: it would wait for ever. */
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
			tell({ event: "ShippingContactSelected", shippingContact: contactOf(shippingContact) }).then((said) => {
				if (said.ok)
					return session.completeShippingContactSelection({
						...updated(said.update),
						newShippingMethods: methodsOf(shown.shippingMethods),
					});
				session.completeShippingContactSelection({ ...updated(), errors: errorsOf(said) });
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
					shippingContact: contactOf(shippingContact),
					billingContact: billingContact && contactOf(billingContact),
					approved: { amount: shown.total.amount, currencyCode: shown.currencyCode },
				},
			}).then((said) => {
				if (said.ok) {
					session.completePayment({ status: ApplePaySession.STATUS_SUCCESS });
					return end(said.location ? { end: "paid", location: said.location } : { end: "failed" });
				}
				const errors = errorsOf(said);
				session.completePayment({ status: ApplePaySession.STATUS_FAILURE, errors });
				// What is at a field is mended in the sheet; anything else cannot be.
				if (errors.length === 0) {
					session.abort();
					const unpaid = unpaidBy(said);
					if (unpaid.end !== "unknown") cancel().catch(() => {});
					end(unpaid);
				}
			}),
		);
	session.oncancel = () => {
		// What is being paid ends as that does.
		if (!isPaying) end({ end: "cancelled" });
		cancel().then(
			() => end({ end: "cancelled" }),
			() => {},
		);
	};
}
