import { AMAZON_SESSION_PATH } from "../hosted-wallets/buyer-path.ts";

export const amazonPayScript = `
const NEEDED = ["merchantId", "publicKeyId", "ledgerCurrency", "productType", "placement"];
function renderButton(target, config) {
	const missing = NEEDED.find((name) => !config[name]);
	if (missing) throw new Error("Amazon Pay: " + missing + " is missing");
	let session = config.createCheckoutSessionConfig;
	const start = () => {
		const { payloadJSON, signature, algorithm } = session;
		const address = new URL(ORIGIN + ${JSON.stringify(AMAZON_SESSION_PATH)});
		for (const [name, value] of Object.entries({ payload: payloadJSON, signature, algorithm, language: document.documentElement.lang }))
			address.searchParams.set(name, value ?? "");
		location.assign(address.href);
	};
	let click = start;
	const drawn = drawWalletButton(target, { wallet: "Amazon Pay", colour: config.buttonColor ?? "Gold", height: 50, round: false, onClick: () => click() });
	return {
		onClick: (handler) => { click = handler; },
		initCheckout: (more) => { session = more?.createCheckoutSessionConfig ?? session; start(); },
		updateButtonInfo: () => {},
		remove: drawn.remove,
	};
}
globalThis.amazon = { Pay: { renderButton, bindChangeAction() {}, signout() {} } };
`;
