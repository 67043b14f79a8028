import { SignJWT } from "jose";
import type { FakeIdpGrant } from "./fake-idp-grants.ts";
import { fakeIdpKey } from "./fake-idp-key.ts";

export const TOKEN_SECONDS = 10 * 60;

export async function signIdToken(
	db: D1Database,
	issuer: string,
	{ person, clientId, nonce }: Pick<FakeIdpGrant, "person" | "clientId" | "nonce">,
	now: number,
): Promise<string> {
	const { privateKey, kid } = await fakeIdpKey(db);
	return new SignJWT({ ...person, ...(nonce ? { nonce } : {}) })
		.setProtectedHeader({ alg: "ES256", typ: "JWT", kid })
		.setIssuer(issuer)
		.setAudience(clientId)
		.setIssuedAt(now)
		.setExpirationTime(now + TOKEN_SECONDS)
		.sign(privateKey);
}
