export const PROVIDER_IDS = ["apple", "facebook", "google", "line", "house"] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

export const isProviderId = (id: string): id is ProviderId =>
	(PROVIDER_IDS as readonly string[]).includes(id);

/**
 * For LINE and the house's own accounts, `idToken` contains an authorization code, and `redirectUrl` is the redirect URI that the code was
 * issued for (identity-13).
 */
export type ProviderCredentials =
	| {
			providerId: "apple";
			providerData: {
				identityToken: string;
				user?: { name?: { firstName?: string; lastName?: string } };
			};
	  }
	| { providerId: "facebook"; providerData: { accessToken: string } }
	| { providerId: "google"; providerData: { idToken: string } }
	| { providerId: "line" | "house"; providerData: { idToken: string; redirectUrl: string } };

export const PROVIDER_ERRORS = [
	"invalid-credentials",
	"profile-not-found",
	"profile-incomplete",
	"profile-already-linked",
	"login-already-in-use",
	"invalid-email",
	"invalid-customer",
	"EXPIRED_TOKEN",
] as const;
export type ProviderError = (typeof PROVIDER_ERRORS)[number];

export type KnownPerson = { firstName?: string; lastName?: string; email?: string };

export const listMissing = (person: KnownPerson): (keyof KnownPerson)[] =>
	(["email", "firstName", "lastName"] as const).filter((field) => !person[field]?.trim());

/** Returns true if the shopper cancelled at the provider; the shop then shows no message (identity-53). */
export const isCancelled = (error: string): boolean =>
	["access_denied", "user_cancelled_authorize", "user_cancelled_login", "consent_required"].includes(error);
