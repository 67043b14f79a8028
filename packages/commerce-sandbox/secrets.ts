const encoder = new TextEncoder();

function base64url(bytes: Uint8Array): string {
	let binary = "";
	for (const byte of bytes) binary += String.fromCharCode(byte);
	return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function sha256(text: string): Promise<Uint8Array> {
	return new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text)));
}

export function randomToken(): string {
	const part = () => base64url(crypto.getRandomValues(new Uint8Array(32)));
	return `${part()}.${part()}`;
}

export async function hashToken(token: string): Promise<string> {
	return base64url(await sha256(token));
}

/** Returns whether a verifier matches a PKCE challenge of the method S256 (RFC 7636 section 4.6). */
export async function matchesChallenge(verifier: string, challenge: string): Promise<boolean> {
	return isCodeVerifier(verifier) && (await hashToken(verifier)) === challenge;
}

export function isCodeVerifier(verifier: string): boolean {
	return /^[A-Za-z0-9._~-]{43,128}$/.test(verifier);
}

export function isCodeChallenge(challenge: string): boolean {
	return /^[A-Za-z0-9_-]{43}$/.test(challenge);
}

const ID_ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

export function randomCustomerId(): string {
	let id = "";
	while (id.length < 26) {
		for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
			// Bytes from 248 on are skipped: 248 is a multiple of 62, and larger bytes would make some letters more likely.
			if (byte < 248 && id.length < 26) id += ID_ALPHABET[byte % 62];
		}
	}
	return id;
}

/** Returns whether two secrets are equal, in a time that does not depend on their content. */
export async function sameSecret(candidate: string, secret: string): Promise<boolean> {
	const [a, b] = await Promise.all([sha256(candidate), sha256(secret)]);
	let difference = 0;
	for (let i = 0; i < a.length; i++) difference |= (a[i] ?? 0) ^ (b[i] ?? 0);
	return difference === 0;
}
