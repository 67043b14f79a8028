export const base64url = (bytes: Uint8Array): string =>
	btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");

/** Throws if the text is not base64url. */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) =>
		character.charCodeAt(0),
	);

/** Returns the text that base64url encodes in UTF-8. Throws if it is not base64url. */
export const readBase64url = (text: string): string => new TextDecoder().decode(fromBase64url(text));

const SIGNATURE = /^[\w-]{43}$/;

let importedKey: { secret: string; key: Promise<CryptoKey> } | undefined;
const importKey = (secret: string): Promise<CryptoKey> => {
	if (secret.length < 32) throw new Error("SESSION_KEY has to be set, with at least 32 characters");
	if (importedKey?.secret !== secret)
		importedKey = {
			secret,
			key: crypto.subtle.importKey(
				"raw",
				new TextEncoder().encode(secret),
				{ name: "HMAC", hash: "SHA-256" },
				false,
				["sign", "verify"],
			),
		};
	return importedKey.key;
};

export const sign = async (secret: string, text: string): Promise<string> =>
	base64url(
		new Uint8Array(await crypto.subtle.sign("HMAC", await importKey(secret), new TextEncoder().encode(text))),
	);

export const isSigned = async (secret: string, text: string, signature: string): Promise<boolean> =>
	SIGNATURE.test(signature) &&
	crypto.subtle.verify(
		"HMAC",
		await importKey(secret),
		fromBase64url(signature),
		new TextEncoder().encode(text),
	);
