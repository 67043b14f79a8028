import { isProductId } from "../../../../shared/domain/catalogue/product-id.ts";
import type { LoadPrivate, PageContext } from "../../../pages/page-loader.ts";
import { isUnavailable } from "../../../platform/is-unavailable.ts";
import type { IdentityProvider } from "../../../platform/site-settings.ts";
import { keepAway, newState, newVerifier } from "./pending.ts";

/** Where providers send shoppers back to: one address of the whole shop, without a locale. */
export const OAUTH_CALLBACK = "/oauthCallback";

/** The redirect address that a provider gets. It names the providers that the shop goes to itself. */
export const callbackOf = (origin: string, { id, authorizeUrl }: IdentityProvider): string =>
	origin + OAUTH_CALLBACK + (authorizeUrl ? `?${new URLSearchParams({ identityProvider: id })}` : "");

/** What the provider is asked to tell. */
const SCOPE = "openid profile email";

const codeAddress = (
	provider: IdentityProvider & { authorizeUrl: string },
	{ origin, locale }: PageContext,
	state: string,
): string => {
	const url = new URL(provider.authorizeUrl);
	const query = {
		response_type: "code",
		client_id: provider.clientId,
		redirect_uri: callbackOf(origin, provider),
		state,
		scope: SCOPE,
		ui_locales: locale.language,
	};
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
	return url.href;
};

/**
 * `GET /{locale}/login-with?provider=…&wishlistProductId=…`: leads to the provider (identity-50), by itself or by the login
 * service, which then has the code to bring back.
 */
export const startProviderSignIn: LoadPrivate = async (cx, { providers, drafts }) => {
	const { paths, settings, search, origin } = cx;
	const wanted = search.get("wishlistProductId") ?? "";
	const wishlistProductId = isProductId(wanted) ? wanted : undefined;
	const failed = (error: string) => ({
		redirect: paths.at("signIn", { error, ...(wishlistProductId ? { wishlistProductId } : {}) }),
		status: 302 as const,
		// Without the query of this address.
		document: true as const,
	});
	const provider = settings.identityProviders.find(({ id }) => id === search.get("provider"));
	if (!provider) return failed("again");
	const state = newState(paths.signIn());
	const away = { providerId: provider.id, wishlistProductId };
	const { authorizeUrl } = provider;
	if (authorizeUrl) {
		await keepAway(drafts, state, { ...away, codeVerifier: "" });
		return {
			redirect: codeAddress({ ...provider, authorizeUrl }, cx, state),
			status: 302,
			document: true,
		};
	}
	const { codeVerifier, codeChallenge } = await newVerifier();
	try {
		const redirectUri = callbackOf(origin, provider);
		const redirect = await providers.authorize({ hint: provider.id, redirectUri, state, codeChallenge });
		await keepAway(drafts, state, { ...away, codeVerifier });
		return { redirect, status: 302, document: true };
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return failed("unavailable");
	}
};
