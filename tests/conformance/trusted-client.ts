import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { prepare, SITE } from "./cloud.ts";

/** How the private client proves itself. */
export function trustedAuthorization(): string {
	const secret = `vetrina-private:${ensureSecrets().commerce.SLAS_CLIENT_SECRET}`;
	return `Basic ${Buffer.from(secret).toString("base64")}`;
}

/** The tokens of the private client's guest, as a house's own servers have them. */
export async function trustedTokens(): Promise<{ token: string; refreshToken: string }> {
	const { status, body } = await prepare("auth-v1", "getAccessToken", {
		form: { grant_type: "client_credentials", channel_id: SITE },
		headers: { authorization: trustedAuthorization() },
	});
	if (status !== 200) throw new Error(`The private client was refused: ${status}`);
	return { token: String(body.access_token), refreshToken: String(body.refresh_token) };
}

export const trustedToken = async (): Promise<string> => (await trustedTokens()).token;
