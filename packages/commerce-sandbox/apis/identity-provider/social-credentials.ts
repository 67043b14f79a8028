import * as z from "zod";
import { findActionToken, keepActionToken, useUpActionToken } from "../../auth/action-tokens.ts";
import type { CommerceEnv } from "../../env.ts";
import { type ExternalProfile, externalProfileSchema, profileOfClaims } from "./external-profile.ts";
import { exchangeCode, type ProviderClaims, userInfo, verifyIdToken } from "./oidc-client.ts";
import { fakeIdpProvider, type OidcProvider } from "./providers.ts";

const token = z.string().min(1).max(8192);
const name = z.string().max(256).optional();

/** What the providers' scripts give a storefront, each in its way (identity-13). */
export const credentialsSchema = z.discriminatedUnion("providerId", [
	z.object({
		providerId: z.literal("apple"),
		providerData: z.object({
			identityToken: token,
			// Apple tells names only once, and only to the script.
			user: z.object({ name: z.object({ firstName: name, lastName: name }).optional() }).optional(),
		}),
	}),
	z.object({ providerId: z.literal("facebook"), providerData: z.object({ accessToken: token }) }),
	z.object({ providerId: z.literal("google"), providerData: z.object({ idToken: token }) }),
	z.object({
		// By redirect, without a script.
		providerId: z.enum(["line", "house"]),
		// A code, whatever it is called; good once.
		providerData: z.object({ idToken: token, redirectUrl: z.url().max(512) }),
	}),
]);
export type SocialCredentials = z.infer<typeof credentialsSchema>;

/** Whose session sends credentials, and when. */
type Sender = { origin: string; usid: string | undefined; now: number };

/** Whose credentials these are, as the provider itself says; undefined where they prove nothing. */
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

/** How long a code that the provider took stands for its owner: long enough to fill in a form and register. */
const REMEMBERED_SECONDS = 30 * 60;

/** After a login with them, credentials that were good once are used up. */
export async function useUpCredentials(env: CommerceEnv, credentials: SocialCredentials): Promise<void> {
	if (credentials.providerId === "line" || credentials.providerId === "house")
		await useUpActionToken(env.DB, credentials.providerData.idToken);
}

/**
 * The provider takes a code once, but who turns out to be new comes again with it, to register. So what it proved is
 * remembered for a while, for the same session.
 */
async function profileOfCode(
	env: CommerceEnv,
	provider: OidcProvider,
	{ idToken: code, redirectUrl }: { idToken: string; redirectUrl: string },
	{ usid, now }: Sender,
): Promise<ExternalProfile | undefined> {
	const remembered = await findActionToken(env.DB, "provider-code", code, now);
	if (remembered?.clientId === provider.id && remembered.usid === usid)
		return externalProfileSchema.parse(remembered.details);
	const known = await exchangeCode(provider, { code, redirectUri: redirectUrl });
	const profile = of(provider, known?.claims);
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
