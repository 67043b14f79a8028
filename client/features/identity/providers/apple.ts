import type { AskProvider } from "./ask-provider.ts";

const CANCELLED: readonly unknown[] = ["popup_closed_by_user", "user_cancelled_authorize"];

export const askApple: AskProvider = async ({ clientId, state, nonce, redirectUri }) => {
	AppleID.auth.init({
		clientId,
		scope: "name email",
		redirectURI: redirectUri,
		state,
		nonce,
		usePopup: true,
	});
	try {
		const { authorization, user } = await AppleID.auth.signIn();
		if (authorization.state !== state) throw new Error("Apple's state is another one");
		return {
			providerId: "apple",
			providerData: {
				identityToken: authorization.id_token,
				...(user ? { user: { name: user.name } } : {}),
			},
		};
	} catch (error) {
		if (CANCELLED.includes((error as Partial<AppleSignInAPI.SignInErrorI> | null)?.error)) return null;
		throw error;
	}
};
