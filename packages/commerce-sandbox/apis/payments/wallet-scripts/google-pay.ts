export const googlePayScript = `
class PaymentsClient {
	#changed;
	constructor({ paymentDataCallbacks } = {}) {
		this.#changed = paymentDataCallbacks?.onPaymentDataChanged;
	}
	async isReadyToPay(request) {
		return { result: request.apiVersion === 2 && Array.isArray(request.allowedPaymentMethods) };
	}
	createButton({ onClick }) {
		const button = document.createElement("button");
		button.type = "button";
		button.textContent = "Google Pay";
		button.addEventListener("click", onClick);
		return button;
	}
	loadPaymentData(request) {
		const { transactionInfo, shippingAddressParameters, shippingOptionParameters, allowedPaymentMethods } =
			request;
		const money = new Intl.NumberFormat(document.documentElement.lang || "en", {
			numberingSystem: "latn",
			style: "currency",
			currency: transactionInfo.currencyCode,
		});
		return new Promise((resolve, reject) => {
			const [country] = shippingAddressParameters?.allowedCountryCodes ?? [transactionInfo.countryCode];
			let chosen = shippingOptionParameters?.defaultSelectedOptionId;
			let trigger = "INITIALIZE";
			const tell = async (callbackTrigger, { locality, postalCode, administrativeArea }) => {
				const { newTransactionInfo, error } = await this.#changed({
					callbackTrigger,
					shippingAddress: { locality, postalCode, administrativeArea, countryCode: country },
					shippingOptionData: { id: chosen },
				});
				return {
					errors: error ? [{ message: error.message }] : [],
					total: newTransactionInfo && money.format(Number(newTransactionInfo.totalPrice)),
				};
			};
			const isAsked = (intent) => this.#changed && request.callbackIntents?.includes(intent);
			let place = {};
			const sheet = openWalletSheet({
				wallet: "Google Pay",
				total: money.format(Number(transactionInfo.totalPrice)),
				withContact: request.shippingAddressRequired === true,
				country,
				options: shippingOptionParameters?.shippingOptions,
				selected: shippingOptionParameters?.defaultSelectedOptionId,
				onContact: isAsked("SHIPPING_ADDRESS")
					? (contact) => {
							const now = trigger;
							trigger = "SHIPPING_ADDRESS";
							place = contact;
							return tell(now, contact);
						}
					: undefined,
				onOption: isAsked("SHIPPING_OPTION")
					? (id) => {
							chosen = id;
							return tell("SHIPPING_OPTION", place);
						}
					: undefined,
				onCancel: () => reject({ statusCode: "CANCELED" }),
				onPay: ({ contact, option, card }) => {
					const missing = FIELDS.map(([name]) => name).find(
						(name) => contact[name] === "" && !["postalCode", "administrativeArea"].includes(name),
					);
					if (missing) return { errors: [{ field: missing, message: textsHere().wrong }] };
					const { email, ...address } = contact;
					const full = { ...address, address2: "", address3: "", sortingCode: "", countryCode: country };
					sheet.close();
					resolve({
						apiVersion: 2,
						apiVersionMinor: 0,
						email: request.emailRequired ? email : undefined,
						shippingAddress: full,
						shippingOptionData: option === undefined ? undefined : { id: option },
						paymentMethodData: {
							type: "CARD",
							description: "Visa •••• 1234",
							info: { cardNetwork: "VISA", cardDetails: "1234", billingAddress: full },
							tokenizationData: {
								type: allowedPaymentMethods[0].tokenizationSpecification.type,
								token: card === "approved" ? JSON.stringify({ id: crypto.randomUUID() }) : "sandbox-" + card,
							},
						},
					});
				},
			});
		});
	}
}
globalThis.google = { ...globalThis.google, payments: { api: { PaymentsClient } } };
`;
