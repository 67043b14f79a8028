export const facebookScript = `
let app;
let session = null;
const statusOf = () =>
	session ? { status: "connected", authResponse: session } : { status: "unknown", authResponse: null };
globalThis.FB = {
	init({ appId, version }) {
		if (version !== "v16.0") throw new Error('init not called with valid version: "' + version + '"');
		app = appId;
	},
	login(callback, { scope = "public_profile" } = {}) {
		if (!app) throw new Error("FB.login() called before FB.init().");
		openSignInSheet({ client_id: app, response_type: "token", scope })
			.then((token) => {
				if (!token) return;
				session = {
					accessToken: token.access_token,
					userID: token.person.sub,
					expiresIn: token.expires_in,
					signedRequest: "",
					grantedScopes: scope,
				};
			})
			.catch(() => {})
			.then(() => callback(statusOf()));
	},
	getLoginStatus: (callback) => callback(statusOf()),
	getAuthResponse: () => session,
	logout(callback) {
		session = null;
		callback?.(statusOf());
	},
	AppEvents: { logPageView() {} },
	Event: { subscribe() {}, unsubscribe() {} },
};
globalThis.fbAsyncInit?.();
`;
