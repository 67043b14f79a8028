export const applePayScript = String.raw`
const FIELD_OF = {
	emailAddress: "email",
	name: "name",
	givenName: "name",
	familyName: "name",
	addressLines: "address1",
	postalAddress: "address1",
	locality: "locality",
	postalCode: "postalCode",
	administrativeArea: "administrativeArea",
	phoneNumber: "phoneNumber",
	countryCode: "address1",
	country: "address1",
};
/** Throws outside a user gesture, as Safari does when a session begins. */
const inPress = () => {
	if (navigator.userActivation?.isActive === false)
		throw new DOMException("Must create a new ApplePaySession from a user gesture handler.", "InvalidAccessError");
};
const SEALED_PAYMENT = {
	version: "EC_v1",
	data: "c2FuZGJveA==",
	signature: "c2FuZGJveA==",
	header: { ephemeralPublicKey: "c2FuZGJveA==", publicKeyHash: "c2FuZGJveA==", transactionId: "00" },
};
class SandboxPaymentError {
	constructor(code, contactField, message) {
		Object.assign(this, { code, contactField, message });
	}
}
class SandboxSession extends EventTarget {
	static STATUS_SUCCESS = 0;
	static STATUS_FAILURE = 1;
	static canMakePayments = () => true;
	static supportsVersion = (version) => version <= 4;
	#request;
	#sheet;
	#answer;
	#done = false;
	constructor(version, request) {
		super();
		inPress();
		if (!SandboxSession.supportsVersion(version)) throw new Error("Unsupported version");
		this.#request = request;
	}
	#money(amount) {
		const { currencyCode } = this.#request;
		return new Intl.NumberFormat(document.documentElement.lang || "en", {
			numberingSystem: "latn",
			style: "currency",
			currency: currencyCode,
		}).format(Number(amount));
	}
	#ask(name, event) {
		const handler = this["on" + name];
		if (!handler) return Promise.resolve({});
		return new Promise((resolve) => {
			this.#answer = resolve;
			handler.call(this, event);
		});
	}
	#shown(update) {
		const errors = (update.errors ?? []).map(({ contactField, message }) => ({
			field: FIELD_OF[contactField],
			message,
		}));
		return {
			errors,
			total: update.newTotal && this.#money(update.newTotal.amount),
			options: update.newShippingMethods && this.#options(update.newShippingMethods),
		};
	}
	#options(methods) {
		return (methods ?? []).map(({ identifier, label, amount }) => ({
			id: identifier,
			label: label + " " + this.#money(amount),
		}));
	}
	#contact({ email, name, address1, locality, postalCode, administrativeArea, phoneNumber, country }, whole) {
		const words = name.split(/\s+/).filter(Boolean);
		const place = { locality, postalCode, administrativeArea, countryCode: country };
		return whole
			? {
					...place,
					emailAddress: email,
					phoneNumber,
					addressLines: address1 ? [address1] : [],
					givenName: words.slice(0, -1).join(" ") || words[0] || "",
					familyName: words.at(-1) ?? "",
				}
			: place;
	}
	async begin() {
		inPress();
		const { countryCode, total, shippingMethods } = this.#request;
		const validated = this.#ask("validatemerchant", {
			isTrusted: true,
			validationURL: "https://apple-pay-gateway.apple.com/paymentservices/startSession",
		});
		await validated;
		if (this.#done) return;
		this.#sheet = openWalletSheet({
			wallet: "Apple Pay",
			total: this.#money(total.amount),
			withContact: true,
			country: countryCode,
			options: this.#options(shippingMethods),
			onCancel: () => this.#cancelled(),
			onContact: async (contact) => {
				await this.#ask("paymentmethodselected", { paymentMethod: { type: "credit" } });
				return this.#shown(
					await this.#ask("shippingcontactselected", { shippingContact: this.#contact(contact, false) }),
				);
			},
			onOption: async (identifier) =>
				this.#shown(await this.#ask("shippingmethodselected", { shippingMethod: { identifier } })),
			onPay: async ({ contact, card }) => {
				const result = await this.#ask("paymentauthorized", {
					payment: {
						shippingContact: this.#contact(contact, true),
						billingContact: this.#contact(contact, true),
						token: {
							transactionIdentifier: card === "approved" ? crypto.randomUUID() : "sandbox-" + card,
							paymentMethod: { displayName: "Visa 1234", network: "Visa", type: "credit" },
							paymentData: SEALED_PAYMENT,
						},
					},
				});
				if (result.status === SandboxSession.STATUS_SUCCESS) {
					this.#sheet.close();
					this.#done = true;
					return {};
				}
				return this.#shown({
					errors: result.errors?.length ? result.errors : [{ message: textsHere().notPaid }],
				});
			},
		});
	}
	#cancelled() {
		this.#done = true;
		this.oncancel?.({ sessionError: { code: "userCancelled" } });
	}
	abort() {
		this.#done = true;
		this.#sheet?.close();
		this.#answer?.({});
	}
	completeMerchantValidation = () => this.#answer?.({});
	completePaymentMethodSelection = (update) => this.#answer?.(update);
	completeShippingContactSelection = (update) => this.#answer?.(update);
	completeShippingMethodSelection = (update) => this.#answer?.(update);
	completePayment = (result) => this.#answer?.(typeof result === "number" ? { status: result } : result);
}
globalThis.ApplePaySession = SandboxSession;
globalThis.ApplePayError = SandboxPaymentError;
`;
