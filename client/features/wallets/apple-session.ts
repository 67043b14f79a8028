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
import { cancelWallet, type SheetOutcome, unpaidBy } from "./sheet.ts";

type Said = Extract<AppleEventResponse, { ok: false }> | Extract<AppleEventResponse, { ok: true }>;

const errorsOf = (said: { ok: false; faults?: WalletFault[] }): ApplePayJS.ApplePayError[] =>
	faultsOf(said.faults ?? []).map(({ code, field, message }) => new ApplePayError(code, field, message));

/** What the session asks of the shop, and what comes of it. */
export function listen(
	session: ApplePaySession,
	sheet: WalletSheet,
	end: (outcome: SheetOutcome) => void,
	{ queryClient, apiHref }: WriteServices,
): void {
	const { basketId, currencyCode } = sheet;
	/** What the sheet says now: it is what its buyer approves (wallets-11). */
	let shown = sheet;
	const updated = (update: Partial<WalletSheet> = {}) => {
		shown = { ...shown, ...update };
		return updateOf(update, shown);
	};
	/** What was told last. */
	let told: Promise<unknown> = Promise.resolve();
	const tell = (event: AppleEvent): Promise<Said> => {
		const reply = write<AppleEventResponse>(queryClient, apiHref, (api, options) =>
			api.wallets.apple.$post({ json: event }, options),
		) as Promise<Said>;
		told = Promise.allSettled([told, reply]);
		return reply;
	};
	let isPaying = false;
	const pay = (event: AppleEvent) => {
		isPaying = true;
		const paying = payOrAsk(apiHref, basketId, tell(event)).finally(() => {
			isPaying = false;
		});
		told = Promise.allSettled([told, paying]);
		return paying;
	};
	/** A sheet whose shop does not answer is closed: it would wait for ever. */
	const orGiveUp = (asked: Promise<void>): void => {
		asked.catch(() => {
			session.abort();
			end({ end: "failed" });
		});
	};
	session.onvalidatemerchant = ({ validationURL }) =>
		orGiveUp(
			tell({ event: "ValidateMerchant", basketId, validationURL }).then((said) => {
				if (!said.ok) throw new Error("The merchant was not validated");
				session.completeMerchantValidation(said.session);
			}),
		);
	session.onpaymentmethodselected = () =>
		orGiveUp(
			tell({ event: "PaymentMethodSelected", basketId }).then((said) =>
				session.completePaymentMethodSelection(updated((said.ok && said.update) || {})),
			),
		);
	session.onshippingcontactselected = ({ shippingContact }) =>
		orGiveUp(
			tell({ event: "ShippingContactSelected", basketId, shippingContact: contactOf(shippingContact) }).then(
				(said) => {
					if (said.ok)
						return session.completeShippingContactSelection({
							...updated(said.update),
							newShippingMethods: methodsOf(shown.shippingMethods),
						});
					session.completeShippingContactSelection({ ...updated(), errors: errorsOf(said) });
				},
			),
		);
	session.onshippingmethodselected = ({ shippingMethod: { identifier } }) =>
		orGiveUp(
			tell({ event: "ShippingMethodSelected", basketId, shippingMethod: { identifier } }).then((said) =>
				session.completeShippingMethodSelection(updated((said.ok && said.update) || {})),
			),
		);
	session.onpaymentauthorized = ({ payment: { token, shippingContact, billingContact } }) =>
		orGiveUp(
			pay({
				event: "PaymentAuthorized",
				basketId,
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
					billingContact: contactOf(billingContact ?? shippingContact),
					approved: { amount: shown.total.amount, currencyCode },
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
					end(unpaidBy(said));
				}
			}),
		);
	session.oncancel = () => {
		// After what is on its way: an address that comes later would stay in the bag (wallets-4).
		const cancelled = told.then(() => {
			cancelWallet({ queryClient, apiHref }, basketId);
			end({ end: "cancelled" });
		});
		// What is being paid ends as that does.
		if (!isPaying) end({ end: "cancelled" });
		void cancelled;
	};
}
