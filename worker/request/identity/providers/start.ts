import { isProductId } from "@vetrina/shop-rules/catalogue/product-id.ts";
import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Paths } from "../../../../shared/domain/addresses/paths.ts";
import { isUnavailable } from "../../../platform/is-unavailable.ts";
import type { IdentityProvider } from "../../../platform/site-settings.ts";
import type { LoadPrivate, PageVisitor } from "../../page/loader.ts";
import { readVisitor } from "../../visitor.ts";
import { type Away, keepAway, newState, newVerifier } from "./pending.ts";

export const OAUTH_CALLBACK = "/oauthCallback";

export const writeCallback = (origin: string, { id, authorizeUrl }: IdentityProvider): string =>
	origin + OAUTH_CALLBACK + (authorizeUrl ? `?${new URLSearchParams({ identityProvider: id })}` : "");

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
		redirect_uri: writeCallback(origin, provider),
		state,
		scope: SCOPE,
		ui_locales: locale.language,
	};
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
	return url.href;
};

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
		const redirectUri = writeCallback(place.origin, provider);
		const address = await providers.authorize({ hint: provider.id, redirectUri, state, codeChallenge });
		await keepAway(drafts, state, { ...away, codeVerifier });
		return address;
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return null;
	}
};

/**
 * Redirects guests to the provider (identity-50), and signed-in customers to their personal data, where a form links accounts
 * (identity-56).
 */
export const startProviderSignIn: LoadPrivate = async (cx, visitor) => {
	const { paths, settings, search } = cx;
	const requestedId = search.get("wishlistProductId") ?? "";
	const wishlistProductId = isProductId(requestedId) ? requestedId : undefined;
	const redirectTo = (redirect: string) => ({ redirect, status: 302 as const, document: true as const });
	if ((await readVisitor(visitor.shopper)).registered) return redirectTo(paths.at("personalData"));
	const fail = (error: "again" | "unavailable") =>
		redirectTo(paths.at("signIn", { error, ...(wishlistProductId ? { wishlistProductId } : {}) }));
	const provider = settings.identityProviders.find(({ id }) => id === search.get("provider"));
	if (!provider) return fail("again");
	const address = await goToProvider(visitor, cx, provider, { wishlistProductId });
	return address ? redirectTo(address) : fail("unavailable");
};
