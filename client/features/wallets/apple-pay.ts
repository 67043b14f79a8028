import type {
	AppleEvent,
	AppleEventResponse,
	WalletFault,
	WalletSheet,
} from "../../../shared/contracts/wallets.ts";
import { loadScript } from "../../state/external-scripts/load-script.ts";
import type { WriteServices } from "../../state/use-write-services.ts";
import { write } from "../../state/write.ts";
import { contactOf, faultsOf, methodsOf, paymentRequestOf, updateOf, versionOf } from "./apple-events.ts";
import { payOrAsk } from "./pay-or-ask.ts";
import { cancelWallet, readSheet, type SheetOutcome, unpaidBy } from "./sheet.ts";

type Said = Extract<AppleEventResponse, { ok: false }> | Extract<AppleEventResponse, { ok: true }>;

const errorsOf = (said: { ok: false; faults?: WalletFault[] }): ApplePayJS.ApplePayError[] =>
	faultsOf(said.faults ?? []).map(({ code, field, message }) => new ApplePayError(code, field, message));

/** Milliseconds for which a sheet is kept that came too late for its press. */
const KEPT = 60_000;
type Prepared = Extract<Awaited<ReturnType<typeof readSheet>>, { sheet: unknown }>;
let kept: (Prepared & { for: string; until: number }) | undefined;

/** Loads Apple's script before the press: its session begins in the press or not at all. */
export const preloadApple = (script: string): Promise<void> => loadScript({ id: "apple-pay", src: script });

/**
 * Opens Apple's sheet: its session asks the shop at every choice, and pays at last (wallets-6). Apple takes a session only while the press
 * counts: where the shop was slower than that, what it said is kept for a second press, which begins at once.
 */
export const payWithApple = async (
	services: WriteServices,
	script: string,
	productId?: string,
): Promise<SheetOutcome> => {
	const pressed = `${services.apiHref} ${productId ?? ""}`;
	const before = kept?.for === pressed && kept.until > Date.now() ? kept : undefined;
	kept = undefined;
	if (before) return begin(before, services);
	const [opened] = await Promise.all([readSheet(services, "DW_APPLE_PAY", productId), preloadApple(script)]);
	if ("end" in opened) return opened;
	if (navigator.userActivation?.isActive === false) {
		kept = { ...opened, for: pressed, until: Date.now() + KEPT };
		return { end: "ready" };
	}
	return begin(opened, services);
};

function begin({ sheet, settings }: Prepared, services: WriteServices): Promise<SheetOutcome> | SheetOutcome {
	const version = versionOf((one) => ApplePaySession.supportsVersion(one));
	if (version === undefined || !ApplePaySession.canMakePayments()) return { end: "failed" };
	const session = new ApplePaySession(version, paymentRequestOf(settings, sheet));
	return new Promise((resolve) => {
		listen(session, sheet, resolve, services);
		session.begin();
	});
}

function listen(
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
