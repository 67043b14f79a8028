import { createHash, randomBytes } from "node:crypto";
import { inject } from "vitest";
import { type Guest, prepare, type Request, SITE } from "./cloud.ts";

const AUTH = "auth-v1";
const newVerifier = (): string => randomBytes(48).toString("base64url");

const originOf = (login: string): string => (login === "Guest" ? "slas" : "ecom");

/** Returns the first request of an agent who wants to act for a customer, or for a `Guest`. */
export const agentRequest = (login: string, verifier = newVerifier()): Request => ({
	query: {
		client_id: "vetrina",
		channel_id: SITE,
		response_type: "code",
		redirect_uri: "http://127.0.0.1/callback",
		code_challenge: createHash("sha256").update(verifier).digest("base64url"),
		login_id: login,
		idp_origin: originOf(login),
	},
});

/** Returns the token request of an agent who has logged in at the fake account manager. */
export async function agentGrant(login: string): Promise<Request> {
	const verifier = newVerifier();
	const sent = await prepare(AUTH, "getTrustedAgentAuthorizationToken", agentRequest(login, verifier));
	const page = new URL(sent.headers.get("location") ?? "");
	const body = new URLSearchParams({ ...Object.fromEntries(page.searchParams), person: "agent01" });
	const back = await fetch(new URL(page.pathname, inject("commerce")), {
		method: "POST",
		redirect: "manual",
		body,
	});
	return {
		token: new URL(back.headers.get("location") ?? "").searchParams.get("code") ?? "",
		form: {
			agent_id: "agent01",
			client_id: "vetrina",
			channel_id: SITE,
			code_verifier: verifier,
			grant_type: "client_credentials",
			login_id: login,
			idp_origin: originOf(login),
		},
	};
}

export async function newAgent(login = "Guest"): Promise<Guest> {
	const { status, body } = await prepare(AUTH, "getTrustedAgentAccessToken", await agentGrant(login));
	if (status !== 200) throw new Error(`The agent was refused: ${status}`);
	return {
		token: String(body.access_token),
		refreshToken: "",
		usid: String(body.usid),
		customerId: String(body.customer_id),
	};
}
