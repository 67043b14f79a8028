import * as z from "zod";
import { findActionToken, keepActionToken, useUpActionToken } from "../../auth/action-tokens.ts";
import type { CommerceEnv } from "../../env.ts";
import { type ExternalProfile, externalProfileSchema, profileOfClaims } from "./external-profile.ts";
import { exchangeCode, type ProviderClaims, userInfo, verifyIdToken } from "./oidc-client.ts";
import { fakeIdpProvider, type OidcProvider } from "./providers.ts";

const token = z.string().min(1).max(8192);
const name = z.string().max(256).optional();

export const credentialsSchema = z.discriminatedUnion("providerId", [
	z.object({
		providerId: z.literal("apple"),
		providerData: z.object({
			identityToken: token,
			// Apple sends names at the first sign-in only, and to the page's script instead of the token.
			user: z.object({ name: z.object({ firstName: name, lastName: name }).optional() }).optional(),
		}),
	}),
	z.object({ providerId: z.literal("facebook"), providerData: z.object({ accessToken: token }) }),
	z.object({ providerId: z.literal("google"), providerData: z.object({ idToken: token }) }),
	z.object({
		providerId: z.enum(["line", "house"]),
		providerData: z.object({ idToken: token, redirectUrl: z.url().max(512) }),
	}),
]);
export type SocialCredentials = z.infer<typeof credentialsSchema>;

type Sender = { origin: string; usid: string | undefined; now: number };

export async function profileOfCredentials(
	env: CommerceEnv,
	credentials: SocialCredentials,
	sender: Sender,
): Promise<ExternalProfile | undefined> {
	const provider = fakeIdpProvider(env, sender.origin, credentials.providerId);
	if (!provider) return undefined;
	switch (credentials.providerId) {
		case "apple": {
			const { identityToken, user } = credentials.providerData;
			const profile = of(provider, await verifyIdToken(provider, identityToken));
			const { firstName, lastName } = user?.name ?? {};
			return (
				profile && { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}), ...profile }
			);
		}
		case "facebook":
			return of(provider, await userInfo(provider, credentials.providerData.accessToken));
		case "google":
			return of(provider, await verifyIdToken(provider, credentials.providerData.idToken));
		case "line":
		case "house":
			return profileOfCode(env, provider, credentials.providerData, sender);
	}
}

const of = (provider: OidcProvider, claims: ProviderClaims | undefined) =>
	claims && profileOfClaims(provider.id, claims);

const REMEMBERED_SECONDS = 30 * 60;

export async function useUpCredentials(env: CommerceEnv, credentials: SocialCredentials): Promise<void> {
	if (credentials.providerId === "line" || credentials.providerId === "house")
		await useUpActionToken(env.DB, credentials.providerData.idToken);
}

/**
 * Returns the profile of a provider's code and stores the profile for the session: the provider accepts a code once, but a new customer
 * sends the code again to register.
 */
async function profileOfCode(
	env: CommerceEnv,
	provider: OidcProvider,
	{ idToken: code, redirectUrl }: { idToken: string; redirectUrl: string },
	{ usid, now }: Sender,
): Promise<ExternalProfile | undefined> {
	const actionToken = await findActionToken(env.DB, "provider-code", code, now);
	if (actionToken?.clientId === provider.id && actionToken.usid === usid)
		return externalProfileSchema.parse(actionToken.details);
	const exchange = await exchangeCode(provider, { code, redirectUri: redirectUrl });
	const profile = of(provider, exchange?.claims);
	if (!profile) return undefined;
	const { id: clientId } = provider;
	const login = profile.externalId;
	await keepActionToken(
		env.DB,
		code,
		{ purpose: "provider-code", siteId: "", clientId, login, usid, details: profile },
		{ now, seconds: REMEMBERED_SECONDS },
	);
	return profile;
}
