import { decodeJwt, decodeProtectedHeader, generateKeyPair, importJWK, type JWTPayload, SignJWT } from "jose";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";

async function signedAgain(token: string, key: CryptoKey, changes: JWTPayload): Promise<string> {
	const { alg = "ES256", ...header } = decodeProtectedHeader(token);
	return new SignJWT({ ...decodeJwt(token), ...changes }).setProtectedHeader({ ...header, alg }).sign(key);
}

export async function expiredToken(token: string): Promise<string> {
	const jwk = JSON.parse(ensureSecrets().commerce.SLAS_SIGNING_KEY ?? "{}");
	const key = (await importJWK(jwk, "ES256")) as CryptoKey;
	const now = Math.floor(Date.now() / 1000);
	return signedAgain(token, key, { iat: now - 3700, nbf: now - 3700, exp: now - 1900 });
}

export async function forgedToken(token: string): Promise<string> {
	const { privateKey } = await generateKeyPair("ES256");
	return signedAgain(token, privateKey, {});
}

export function unsignedToken(token: string): string {
	const [, claims = ""] = token.split(".");
	return `${Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url")}.${claims}.`;
}
