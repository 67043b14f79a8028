export const appleScript = String.raw`
let configuration = {};
const auth = {
	init(given) {
		configuration = given;
	},
	async signIn(given = {}) {
		const { clientId, nonce, state, scope = "" } = { ...configuration, ...given };
		const token = await openSignInSheet({
			client_id: clientId,
			response_type: "id_token",
			...(nonce ? { nonce } : {}),
		}).catch(() => {
			throw { error: "invalid_client" };
		});
		if (!token) throw { error: "popup_closed_by_user" };
		const { given_name: firstName = "", family_name: lastName = "", email } = token.person;
		return {
			authorization: { code: token.code, id_token: token.id_token, state, nonce },
			...(/\bname\b/.test(scope) ? { user: { name: { firstName, lastName }, email } } : {}),
		};
	},
	renderButton() {},
};
globalThis.AppleID = { auth };
`;
