import * as z from "zod";
import type { ExternalScript } from "./external-script.ts";
import type { SignInErrorCode, SignInResponse } from "./shopper-api.ts";

/** Messages between browser and Worker for sign-in by a provider's own script (identity-57). */

/** `POST /api/{locale}/providers/{provider}`: the script, and what it is to be given. */
export type ProviderStartResponse =
	| {
			ok: true;
			script: ExternalScript;
			clientId: string;
			/** This browser has left with it; it comes back once. */
			state: string;
			/** The provider's token repeats it. */
			nonce: string;
			/** The redirect target of a provider that leaves the page. */
			redirectUri: string;
	  }
	| { ok: false; error: SignInErrorCode };

const token = z.string().min(1).max(4096);
const name = z.string().max(256).optional();
/** The scripts' results, in the platform's format. */
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

/** `POST /api/{locale}/providers`. */
export const providerSignInBody = z.object({ state: z.string().max(2048), credentials });
/** `location`: where the shopper is asked for what is missing. */
export type ProviderSignInResponse = SignInResponse | { ok: true; location: string };
