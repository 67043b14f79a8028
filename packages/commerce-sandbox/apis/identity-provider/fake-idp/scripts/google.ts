export const googleScript = `
let configuration;
const moment = (type, reason) => ({
	getMomentType: () => type,
	isDisplayMoment: () => type === "display",
	isDisplayed: () => false,
	isNotDisplayed: () => type === "display",
	getNotDisplayedReason: () => reason,
	isSkippedMoment: () => type === "skipped",
	getSkippedReason: () => reason,
	isDismissedMoment: () => type === "dismissed",
	getDismissedReason: () => reason,
});
const id = {
	initialize(given) {
		if (!given.client_id) throw new Error("Missing required parameter: client_id.");
		configuration = given;
	},
	prompt(listener) {
		const { client_id, nonce, callback } = configuration;
		openSignInSheet({ client_id, response_type: "id_token", ...(nonce ? { nonce } : {}) }).then(
			(token) => {
				if (!token) return listener?.(moment("skipped", "user_cancel"));
				callback?.({ credential: token.id_token, select_by: "user" });
				listener?.(moment("dismissed", "credential_returned"));
			},
			() => listener?.(moment("display", "invalid_client")),
		);
	},
	renderButton(parent, { click_listener } = {}) {
		const button = document.createElement("button");
		button.type = "button";
		button.textContent = "Google";
		button.addEventListener("click", () => {
			click_listener?.();
			id.prompt();
		});
		parent.replaceChildren(button);
	},
	disableAutoSelect() {},
	cancel() {},
};
globalThis.google = { ...globalThis.google, accounts: { ...globalThis.google?.accounts, id } };
`;
