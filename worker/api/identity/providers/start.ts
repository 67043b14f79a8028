import { isProductId } from "../../../../shared/domain/catalogue/product-id.ts";
import type { LoadPrivate, PageContext } from "../../../pages/page-loader.ts";
import { isUnavailable } from "../../../platform/is-unavailable.ts";
import type { IdentityProvider } from "../../../platform/site-settings.ts";
import { visitorOf } from "../../../views/wishlist-view.ts";
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
 * service, which then has the code to bring back. A customer who is signed in links the account (identity-56).
 */
export const startProviderSignIn: LoadPrivate = async (cx, visitor) => {
	const { shopper, providers, drafts } = visitor;
	const { paths, settings, search, origin } = cx;
	const wanted = search.get("wishlistProductId") ?? "";
	const wishlistProductId = isProductId(wanted) ? wanted : undefined;
	const { registered, agent, customerId } = await visitorOf(shopper);
	// Without the query of this address.
	const led = (redirect: string) => ({ redirect, status: 302 as const, document: true as const });
	// How their customer signs in is no agent's to say, nor another site's: a customer asks for it on that page.
	if (agent || (registered && visitor.isFromElsewhere)) return led(paths.at("personalData"));
	const failed = (error: "again" | "unavailable") =>
		led(
			registered
				? paths.at("personalData", { error: "accounts" })
				: paths.at("signIn", { error, ...(wishlistProductId ? { wishlistProductId } : {}) }),
		);
	const provider = settings.identityProviders.find(({ id }) => id === search.get("provider"));
	if (!provider) return failed("again");
	const state = newState(paths.signIn());
	const away = {
		providerId: provider.id,
		wishlistProductId,
		...(registered ? { customerId } : {}),
	};
	const { authorizeUrl } = provider;
	if (authorizeUrl) {
		await keepAway(drafts, state, { ...away, codeVerifier: "" });
		return led(codeAddress({ ...provider, authorizeUrl }, cx, state));
	}
	const { codeVerifier, codeChallenge } = await newVerifier();
	try {
		const redirectUri = callbackOf(origin, provider);
		const redirect = await providers.authorize({ hint: provider.id, redirectUri, state, codeChallenge });
		await keepAway(drafts, state, { ...away, codeVerifier });
		return led(redirect);
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return failed("unavailable");
	}
};
