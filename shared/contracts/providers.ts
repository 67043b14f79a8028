import * as z from "zod";
import type { ExternalScript } from "./external-script.ts";
import type { SignInErrorCode, SignInResponse } from "./shopper-api.ts";

/** Messages between browser and Worker for sign-in by a provider's own script (identity-57). */

/** `POST /api/{locale}/providers/{provider}` returns the script and its parameters. */
export type ProviderStartResponse =
	| {
			ok: true;
			script: ExternalScript;
			clientId: string;
			/** Ties the provider's response to this browser; valid once. */
			state: string;
			/** The provider's token repeats the nonce. */
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
/** `location`: the form that asks for missing details. */
export type ProviderSignInResponse = SignInResponse | { ok: true; location: string };
