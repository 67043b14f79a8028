import { isProductId } from "@vetrina/shop-rules/catalogue/product-id.ts";
import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Paths } from "../../../../shared/domain/addresses/paths.ts";
import { isUnavailable } from "../../../platform/is-unavailable.ts";
import type { IdentityProvider } from "../../../platform/site-settings.ts";
import type { LoadPrivate, PageVisitor } from "../../page/loader.ts";
import { readVisitor } from "../../visitor.ts";
import { type Away, keepAway, newState, newVerifier } from "./pending.ts";

/** Where providers send shoppers back to: one address of the whole shop, without a locale. */
export const OAUTH_CALLBACK = "/oauthCallback";

/** The redirect address that a provider gets. It names the providers that the shop goes to itself. */
export const callbackOf = (origin: string, { id, authorizeUrl }: IdentityProvider): string =>
	origin + OAUTH_CALLBACK + (authorizeUrl ? `?${new URLSearchParams({ identityProvider: id })}` : "");

/** What the provider is asked to tell. */
const SCOPE = "openid profile email";

type Place = { origin: string; locale: Pick<SiteLocale, "language">; paths: Paths };

const codeAddress = (
	provider: IdentityProvider & { authorizeUrl: string },
	{ origin, locale }: Place,
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
 * Where a shopper goes to prove an account at a provider: to the provider by itself, or by the login service, which then has the code to bring
 * back. What they left for is kept in the browser until then. Null while the login service is away.
 */
export const goToProvider = async (
	{ providers, drafts }: Pick<PageVisitor, "providers" | "drafts">,
	place: Place,
	provider: IdentityProvider,
	leftFor: Pick<Away, "customerId" | "wishlistProductId">,
): Promise<string | null> => {
	const state = newState(place.paths.signIn());
	const away = { ...leftFor, providerId: provider.id };
	const { authorizeUrl } = provider;
	if (authorizeUrl) {
		await keepAway(drafts, state, { ...away, codeVerifier: "" });
		return codeAddress({ ...provider, authorizeUrl }, place, state);
	}
	const { codeVerifier, codeChallenge } = await newVerifier();
	try {
		const redirectUri = callbackOf(place.origin, provider);
		const address = await providers.authorize({ hint: provider.id, redirectUri, state, codeChallenge });
		await keepAway(drafts, state, { ...away, codeVerifier });
		return address;
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return null;
	}
};

/**
 * `GET /{locale}/login-with?provider=…&wishlistProductId=…`: leads a guest to the provider (identity-50). A customer who is signed in links
 * accounts by a form of their personal data (identity-56); this address changes nothing for them.
 */
export const startProviderSignIn: LoadPrivate = async (cx, visitor) => {
	const { paths, settings, search } = cx;
	const wanted = search.get("wishlistProductId") ?? "";
	const wishlistProductId = isProductId(wanted) ? wanted : undefined;
	// Without the query of this address.
	const led = (redirect: string) => ({ redirect, status: 302 as const, document: true as const });
	if ((await readVisitor(visitor.shopper)).registered) return led(paths.at("personalData"));
	const failed = (error: "again" | "unavailable") =>
		led(paths.at("signIn", { error, ...(wishlistProductId ? { wishlistProductId } : {}) }));
	const provider = settings.identityProviders.find(({ id }) => id === search.get("provider"));
	if (!provider) return failed("again");
	const address = await goToProvider(visitor, cx, provider, { wishlistProductId });
	return address ? led(address) : failed("unavailable");
};
