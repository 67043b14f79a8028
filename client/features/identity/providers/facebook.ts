import type { AskProvider } from "./ask-provider.ts";

const VERSION = "v16.0";
const SCOPE = "public_profile,email";

/** Facebook's own window: an access token. It keeps nothing of its own in the shop's browser storage. */
export const askFacebook: AskProvider = ({ clientId }) =>
	new Promise((resolve) => {
		FB.init({
			appId: clientId,
			version: VERSION,
			cookie: false,
			localStorage: false,
			status: false,
			xfbml: false,
		});
		FB.login(
			// Who closes the window is not connected.
			({ authResponse }: { authResponse: facebook.AuthResponse | null }) =>
				resolve(
					authResponse?.accessToken
						? { providerId: "facebook", providerData: { accessToken: authResponse.accessToken } }
						: null,
				),
			{ scope: SCOPE },
		);
	});
