import * as z from "zod";
import type { ExternalScript } from "./external-script.ts";
import type { SignInErrorCode, SignInResponse } from "./shopper-api.ts";

export type ProviderStartResponse =
	| {
			ok: true;
			script: ExternalScript;
			clientId: string;
			state: string;
			nonce: string;
			redirectUri: string;
	  }
	| { ok: false; error: SignInErrorCode };

const token = z.string().min(1).max(4096);
const name = z.string().max(256).optional();
const credentials = z.discriminatedUnion("providerId", [
	z.object({
		providerId: z.literal("apple"),
		providerData: z.object({
			identityToken: token,
			user: z.object({ name: z.object({ firstName: name, lastName: name }).optional() }).optional(),
		}),
	}),
	z.object({ providerId: z.literal("facebook"), providerData: z.object({ accessToken: token }) }),
	z.object({ providerId: z.literal("google"), providerData: z.object({ idToken: token }) }),
]);
export type ScriptCredentials = z.infer<typeof credentials>;
export type ScriptedProvider = ScriptCredentials["providerId"];

export const providerSignInBody = z.object({ state: z.string().max(2048), credentials });
export type ProviderSignInResponse = SignInResponse | { ok: true; location: string };
