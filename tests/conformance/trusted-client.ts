import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { type Guest, prepare, SITE } from "./cloud.ts";

export function trustedAuthorization(): string {
	const secret = `vetrina-private:${ensureSecrets().commerce.SLAS_CLIENT_SECRET}`;
	return `Basic ${Buffer.from(secret).toString("base64")}`;
}

export async function newTrustedGuest(): Promise<Guest> {
	const { status, body } = await prepare("auth-v1", "getAccessToken", {
		form: { grant_type: "client_credentials", channel_id: SITE },
		headers: { authorization: trustedAuthorization() },
	});
	if (status !== 200) throw new Error(`The private client was refused: ${status}`);
	return {
		token: String(body.access_token),
		refreshToken: String(body.refresh_token),
		usid: String(body.usid),
		customerId: String(body.customer_id),
	};
}

export const trustedToken = async (): Promise<string> => (await newTrustedGuest()).token;
