import { BUYER_PATH } from "../hosted-wallets/buyer-path.ts";

export const paypalScript = `
const CLOSED_MS = 400;
const PARTS = 3;
function approvalOf(token) {
	const address = new URL(ORIGIN + ${JSON.stringify(BUYER_PATH)});
	const here = location.origin + location.pathname;
	const language = document.documentElement.lang;
	for (const [name, value] of Object.entries({ token, return: here, cancel: here, language, popup: "1" }))
		address.searchParams.set(name, value);
	return address.href;
}
function decided(popup, token) {
	return new Promise((resolve) => {
		const end = (approved) => {
			clearInterval(timer);
			removeEventListener("message", listen);
			resolve(approved);
		};
		const listen = ({ origin, source, data }) => {
			if (origin === ORIGIN && source === popup && data?.token === token) end(data.approved === true);
		};
		// A window's last message may arrive after the window has closed.
		let looks = 0;
		const timer = setInterval(() => popup.closed && ++looks > 2 && end(false), CLOSED_MS);
		addEventListener("message", listen);
	});
}
function Buttons(options) {
	let drawn;
	let disabled = false;
	let busy = false;
	const actions = {
		enable: async () => { disabled = false; drawn.button.disabled = false; },
		disable: async () => { disabled = true; drawn.button.disabled = true; },
	};
	const click = async () => {
		if (busy || disabled) return;
		let refused = false;
		const answers = { resolve: () => {}, reject: () => { refused = true; } };
		const reply = options.onClick?.({ fundingSource: "paypal" }, answers);
		if (refused) return;
		const popup = open("about:blank", "paypal", "popup,width=460,height=680");
		busy = true;
		let token;
		try {
			await reply;
			if (refused) return popup?.close();
			token = await options.createOrder({ paymentSource: "paypal" }, {});
			if (!popup) throw new Error("The window was blocked");
			popup.location.href = approvalOf(token);
			const approved = await decided(popup, token);
			if (approved) await options.onApprove({ orderID: token, payerID: "SANDBOX", facilitatorAccessToken: "" }, { redirect: (to) => location.assign(to), restart: click });
			else options.onCancel?.({ orderID: token }, { redirect: (to) => location.assign(to) });
		} catch (error) {
			popup?.close();
			options.onError?.(error);
		} finally {
			busy = false;
		}
	};
	return {
		isEligible: () => true,
		hasReturned: () => false,
		async render(target) {
			const { color = "gold", height = 45, shape = "rect" } = options.style ?? {};
			drawn = drawWalletButton(target, { wallet: "PayPal", colour: color, height, round: shape === "pill", onClick: click });
			options.onInit?.({}, actions);
		},
		async close() {
			drawn?.remove();
		},
	};
}
const CURRENCY = new URL(document.currentScript.src).searchParams.get("currency") ?? "EUR";
function Messages({ amount }) {
	return {
		async render(target) {
			const place = typeof target === "string" ? document.querySelector(target) : target;
			const part = new Intl.NumberFormat(document.documentElement.lang, { style: "currency", currency: CURRENCY }).format(amount / PARTS);
			const message = textsHere().payLater.replace("{count}", PARTS).replace("{price}", part);
			place.replaceChildren(make("span", { "data-pay-later": amount }, message));
		},
	};
}
globalThis.paypal = { Buttons, Messages, FUNDING: { PAYPAL: "paypal" }, version: "5.0.0-sandbox" };
`;
