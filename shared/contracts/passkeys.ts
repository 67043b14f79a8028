import * as z from "zod";

/** Validates bytes in base64url, as in WebAuthn's JSON; `length` is the maximum number of characters. */
const bytes = (length: number) =>
	z
		.string()
		.max(length)
		.regex(/^[\w-]+$/);
const credential = { id: bytes(1024), rawId: bytes(1024), type: z.literal("public-key") };

export const usedPasskey = z.object({
	...credential,
	response: z.object({
		clientDataJSON: bytes(8192),
		authenticatorData: bytes(8192),
		signature: bytes(2048),
		userHandle: bytes(256).optional(),
	}),
});
export type UsedPasskey = z.infer<typeof usedPasskey>;

const code = z.string().max(32);
export const passkeyOptionsBody = z.object({
	code,
	name: z.string().trim().max(32),
});
export const newPasskeyBody = z.object({
	code,
	passkey: z.object({
		...credential,
		response: z.object({
			clientDataJSON: bytes(8192),
			attestationObject: bytes(32_768),
			transports: z.array(z.string().max(32)).max(8).optional(),
		}),
	}),
});
export type NewPasskey = z.infer<typeof newPasskeyBody>["passkey"];

export type PasskeyView = { id: string; name: string; createdAt?: string; lastUsedAt?: string };

export type PasskeyErrorCode =
	| "wrongPasskey"
	| "wrongCode"
	| "tooManyTries"
	| "noSignIn"
	| "signIn"
	| "unavailable"
	| "forbidden"
	| "invalid";
export type PasskeyResponse = { ok: true } | { ok: false; error: PasskeyErrorCode };
export type PasskeyOptionsResponse<Options> =
	| { ok: true; options: Options }
	| { ok: false; error: PasskeyErrorCode };
