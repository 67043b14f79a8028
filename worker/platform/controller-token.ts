import * as z from "zod";
import { controllerPath } from "./controller-path.ts";
import {
	type CallOptions,
	type PlatformContext,
	PlatformUnavailable,
	platformOrigin,
	platformResponse,
	platformUrl,
} from "./fetch.ts";
import { logOwnRefusal, readProblem } from "./refusals/log-refusal.ts";
import { statusOfRefusal } from "./refusals/platform-refusal.ts";
import { isRefusal } from "./refusals/refusal.ts";

type Issued = { query: string; cookie: string; until: number };

const responseSchema = z.object({
	csrf: z.object({ tokenName: z.string().regex(/^\w{1,64}$/), token: z.string() }),
});
const LIFETIME = 15 * 60_000;
const issuedTokens = new Map<string, Issued>();

const controllerUrl = (platform: PlatformContext, siteId: string, action: string, locale?: string): URL =>
	platformUrl(platform.env, controllerPath(siteId, action, locale));

const readCookies = (headers: Headers): string =>
	headers
		.getSetCookie()
		.map((line) => line.split(";", 1)[0]?.trim() ?? "")
		.filter((pair) => /^[\w.-]+=[\x21\x23-\x3a\x3c-\x7e]*$/.test(pair))
		.join("; ");

const issue = async (
	platform: PlatformContext,
	siteId: string,
	now: number,
	headers: Record<string, string>,
): Promise<Issued> => {
	const url = controllerUrl(platform, siteId, "CSRF-Generate");
	const response = await platformResponse(platform, new Request(url, { method: "POST", headers }));
	const result = responseSchema.safeParse(await response.json().catch(() => undefined));
	if (!response.ok || !result.success)
		throw new PlatformUnavailable("http", `No anti-forgery token is issued: ${response.status}`);
	const { tokenName, token } = result.data.csrf;
	return {
		query: `${new URLSearchParams({ [tokenName]: token })}`,
		cookie: readCookies(response.headers),
		until: now + LIFETIME,
	};
};

/** Returns the response; a refusal sent with status 200 gets the status that its document means (platform-11). */
const withOwnStatus = async (
	{ log }: PlatformContext,
	request: Request,
	response: Response,
): Promise<Response> => {
	const json = response.ok ? await readProblem(response) : undefined;
	if (!isRefusal(json)) return response;
	logOwnRefusal(log, request, response.status, json);
	return new Response(response.body, {
		status: statusOfRefusal(response.status, json),
		headers: response.headers,
	});
};

const isRefused = ({ status }: Response): boolean => (status >= 300 && status < 400) || status === 403;

type ControllerPost = {
	siteId: string;
	action: string;
	locale?: string;
	body: object;
	accessToken?: string;
	/** Network address of the shopper. */
	address?: string | undefined;
};

/**
 * Posts to a site controller and returns the response. A rejected token is replaced once. After any other error status the kept token is
 * dropped, since its session may be the cause (identity-12).
 */
export async function postToController(
	platform: PlatformContext,
	{ siteId, action, locale, body, accessToken, address }: ControllerPost,
	now: number,
	options: CallOptions = {},
): Promise<Response> {
	const key = `${platformOrigin(platform.env)} ${siteId}`;
	const as: Record<string, string> = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
	const send = async ({ query, cookie }: Issued): Promise<Response> => {
		const url = controllerUrl(platform, siteId, action, locale);
		url.search = query;
		const headers = {
			"content-type": "application/json",
			...(cookie ? { cookie } : {}),
			...(address ? { "cf-connecting-ip": address } : {}),
			...as,
		};
		const request = new Request(url, { method: "POST", headers, body: JSON.stringify(body) });
		return withOwnStatus(platform, request, await platformResponse(platform, request, options));
	};
	const renew = async (): Promise<Issued> => {
		const token = await issue(platform, siteId, now, as);
		// A shopper's token is valid for that session only, so it is not kept.
		if (!accessToken) issuedTokens.set(key, token);
		return token;
	};
	const drop = (token: Issued): void => {
		if (issuedTokens.get(key) === token) issuedTokens.delete(key);
	};
	const sendWith = async (token: Issued): Promise<Response> => {
		const response = await send(token);
		if (!response.ok) drop(token);
		return response;
	};
	const knownToken = accessToken ? undefined : issuedTokens.get(key);
	const response = await sendWith(knownToken && now < knownToken.until ? knownToken : await renew());
	return isRefused(response) ? sendWith(await renew()) : response;
}

export const forgetControllerTokens = (): void => issuedTokens.clear();
