import type { ProviderCredentials, ProviderId } from "../../../../shared/domain/identity/providers.ts";
import type { Login } from "./issued-tokens.ts";
import {
	authorizeByHint,
	type ProviderOutcome,
	signInByProvider,
	tokensOfHint,
	unlinkProvider,
} from "./provider-logins.ts";
import type { Shopper } from "./sessions.ts";

/** Accounts at identity providers, as the platform takes them (identity-51). Each throws where the platform does not respond. */
export type ProviderPort = {
	/** Where the login service sends a shopper for one of its providers; the account is linked where a customer is signed in (identity-56). */
	authorize(request: {
		hint: string;
		redirectUri: string;
		state: string;
		codeChallenge: string;
	}): Promise<string>;
	/** The tokens for the code that the login service has brought back. */
	signInByHint(code: { code: string; codeVerifier: string; redirectUri: string }): Promise<ProviderOutcome>;
	/** The tokens for an account, which is linked where a customer is signed in (identity-56); `customer` registers or completes one. */
	signIn(credentials: ProviderCredentials, customer?: object): Promise<ProviderOutcome>;
	/** The customer's account at a provider signs them in no more (identity-56). */
	unlink(providerId: ProviderId): Promise<void>;
};

export const createProviders = (
	login: Login,
	shopper: Shopper,
	{ dnt, now }: { dnt: boolean; now: () => number },
): ProviderPort => ({
	authorize: async (request) => {
		// As who was the guest: the bag stays theirs. As the customer who is signed in: the account becomes theirs.
		const session = shopper.known ? await shopper.session() : undefined;
		const accessToken = session?.registered && !session.agent ? session.accessToken : undefined;
		return authorizeByHint(login, { ...request, usid: session?.usid, accessToken });
	},
	async signInByHint(code) {
		const tokens = await tokensOfHint({ ...login, dnt }, code);
		return typeof tokens === "string" ? { ok: false, error: tokens, known: {} } : { ok: true, tokens };
	},
	signIn: async (credentials, customer) => {
		const { accessToken } = await shopper.session();
		return signInByProvider(login, accessToken, credentials, now(), customer);
	},
	unlink: async (providerId) => {
		const { accessToken } = await shopper.session();
		await unlinkProvider(login, accessToken, providerId, now());
	},
});
