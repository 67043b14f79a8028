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

export type ProviderPort = {
	authorize(request: {
		hint: string;
		redirectUri: string;
		state: string;
		codeChallenge: string;
	}): Promise<string>;
	signInByHint(code: { code: string; codeVerifier: string; redirectUri: string }): Promise<ProviderOutcome>;
	signIn(credentials: ProviderCredentials, customer?: object): Promise<ProviderOutcome>;
	unlink(providerId: ProviderId): Promise<void>;
};

export const createProviders = (
	login: Login,
	shopper: Shopper,
	{ dnt, now }: { dnt: boolean; now: () => number },
): ProviderPort => ({
	authorize: async (request) => {
		// A guest's usid keeps the basket; a customer's access token links the account.
		const session = shopper.isKnown ? await shopper.session() : undefined;
		const accessToken = session?.registered && !session.agent ? session.accessToken : undefined;
		return authorizeByHint(login, { ...request, usid: session?.usid, accessToken });
	},
	async signInByHint(code) {
		const tokens = await tokensOfHint({ ...login, dnt }, code);
		return typeof tokens === "string" ? { ok: false, error: tokens, person: {} } : { ok: true, tokens };
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
