import type { Context } from "hono";
import { type Client, resolveSites } from "../house/organization.ts";
import type { Site } from "../house/sites.ts";
import type { CommerceHono } from "../http/http.ts";
import { isCodeChallenge } from "../secrets.ts";
import { siteById } from "../settings/sites.ts";
import { clientOfBasicAuth, findClient, isRedirectAllowed } from "./clients.ts";
import { invalidRequest, slasError } from "./slas-errors.ts";

const MAX_BYTES = 64 * 1024;

export async function readForm(c: Context<CommerceHono>): Promise<URLSearchParams | Response> {
	// `c.req.text()` is not used, because workerd warns about it on this content type.
	const bytes = await c.req.arrayBuffer();
	if (bytes.byteLength > MAX_BYTES)
		return slasError(413, "invalid_request", `The body is larger than ${MAX_BYTES} bytes.`);
	const form = new URLSearchParams(new TextDecoder().decode(bytes));
	resolveSites(form, c.env.ORGANIZATION);
	return form;
}

export type ClientRequest = {
	clientId: string;
	site: Site;
	redirectUri: string;
	codeChallenge: string;
	usid?: string;
	state?: string;
};

export function clientRequest(
	c: Context<CommerceHono>,
	read: (name: string) => string | null | undefined,
): ClientRequest | Response {
	const client = findClient(c.env, read("client_id") ?? undefined);
	if (!client) return invalidRequest("Bad or missing client_id.");
	const redirectUri = read("redirect_uri") ?? "";
	// The redirect address is validated first, because a code must not be sent to a foreign address.
	if (!isRedirectAllowed(redirectUri, new URL(c.req.url).origin, c.env))
		return invalidRequest("Bad or missing redirect_uri.");
	const site = siteById(read("channel_id") ?? "");
	if (!site) return invalidRequest("Bad or missing channel_id.");
	const codeChallenge = read("code_challenge") ?? "";
	const isMissing = codeChallenge === "" && client.isPrivate;
	if (!isMissing && !isCodeChallenge(codeChallenge)) return invalidRequest("Bad or missing code_challenge.");
	const method = read("code_challenge_method");
	if (method && method !== "S256") {
		return invalidRequest("Bad code_challenge_method: only S256 is supported.");
	}
	const usid = read("usid") ?? "";
	if (usid.length > 256) return invalidRequest("Bad usid.");
	const state = read("state") ?? "";
	if (state.length > 512) return invalidRequest("Bad state.");
	return {
		clientId: client.clientId,
		site,
		redirectUri,
		codeChallenge,
		...(usid === "" ? {} : { usid }),
		...(state === "" ? {} : { state }),
	};
}

/** Returns a 303 to the address with the parameters. Some clients fail unless an empty body is announced by `content-length: 0`. */
export function redirectTo(address: string, parameters: Record<string, string | undefined>): Response {
	const location = new URL(address);
	for (const [name, value] of Object.entries(parameters))
		if (value !== undefined) location.searchParams.set(name, value);
	return new Response(null, {
		status: 303,
		headers: { location: location.href, "content-length": "0", "cache-control": "no-store" },
	});
}

export const redirectWithCode = (request: ClientRequest, code: string, usid: string): Response =>
	redirectTo(request.redirectUri, {
		usid,
		state: request.state,
		scope: "openid offline_access",
		code,
	});

export async function provenClient(
	c: Context<CommerceHono>,
	clientId: string | null,
): Promise<Client | Response> {
	const authorization = c.req.header("authorization");
	if (authorization) {
		return (
			(await clientOfBasicAuth(c.env, authorization)) ??
			slasError(401, "invalid_client", "Basic Authorization failed.")
		);
	}
	const client = findClient(c.env, clientId ?? undefined);
	if (!client) return invalidRequest("Bad or missing client_id.");
	return client.isPrivate ? slasError(401, "invalid_client", "Authorization failed.") : client;
}

export async function privateClient(c: Context<CommerceHono>): Promise<Client | Response> {
	return (
		(await clientOfBasicAuth(c.env, c.req.header("authorization"))) ??
		slasError(401, "invalid_client", "Basic Authorization failed.")
	);
}

export function readDoNotTrack(form: URLSearchParams): boolean {
	const value = form.get("dnt");
	return value === "true" || value === "1";
}
