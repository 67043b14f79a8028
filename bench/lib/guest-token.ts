import { createHash, randomBytes } from "node:crypto";
import type { Running } from "./stand.ts";

export const ORGANIZATION = "f_ecom_vtra_001";
export const SITE = "vetrina-eu";

export async function guestToken(cloud: Pick<Running, "origin">): Promise<string> {
	const base = `${cloud.origin}/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2`;
	const verifier = randomBytes(48).toString("base64url");
	const redirectUri = "http://localhost:5173/callback";
	const challenge = createHash("sha256").update(verifier).digest("base64url");
	const query = new URLSearchParams({
		client_id: "vetrina",
		response_type: "code",
		redirect_uri: redirectUri,
		hint: "guest",
		channel_id: SITE,
		code_challenge: challenge,
	});
	const authorization = await fetch(`${base}/authorize?${query}`, { redirect: "manual" });
	const location = new URL(authorization.headers.get("location") ?? "", redirectUri);
	const response = await fetch(`${base}/token`, {
		method: "POST",
		body: new URLSearchParams({
			grant_type: "authorization_code_pkce",
			client_id: "vetrina",
			channel_id: SITE,
			redirect_uri: redirectUri,
			code: location.searchParams.get("code") ?? "",
			usid: location.searchParams.get("usid") ?? "",
			code_verifier: verifier,
		}),
	});
	const { access_token } = (await response.json()) as { access_token?: string };
	if (!access_token) throw new Error(`No guest token: ${response.status}`);
	return access_token;
}
