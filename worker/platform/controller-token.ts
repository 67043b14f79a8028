import * as z from "zod";
import {
	type PlatformContext,
	PlatformUnavailable,
	platformOrigin,
	platformResponse,
	platformUrl,
} from "./fetch.ts";
import { logOwnRefusal, problemOf } from "./refusals/log-refusal.ts";
import { statusOfRefusal } from "./refusals/platform-refusal.ts";
import { isRefusal } from "./refusals/refusal.ts";

/** POSTs to the platform's site controllers: each carries an anti-forgery token, good for the session it was issued in. */

type Issued = { query: string; cookie: string; until: number };

const responseSchema = z.object({
	csrf: z.object({ tokenName: z.string().regex(/^\w{1,64}$/), token: z.string() }),
});
/** Shorter than the platform's own half hour; a token that it no longer takes earlier is renewed then. */
const LIFETIME = 15 * 60_000;
/** Of this isolate: the session of the storefront itself, which belongs to no shopper. */
const issued = new Map<string, Issued>();

const controllerUrl = (platform: PlatformContext, siteId: string, action: string, locale = "default"): URL =>
	platformUrl(
		platform.env,
		`/on/demandware.store/Sites-${encodeURIComponent(siteId)}-Site/${locale}/${action}`,
	);

/** Names and values only: what else a cookie says is for browsers. */
const cookiesOf = (headers: Headers): string =>
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
	const parsed = responseSchema.safeParse(await response.json().catch(() => undefined));
	if (!response.ok || !parsed.success)
		throw new PlatformUnavailable("http", `No anti-forgery token is issued: ${response.status}`);
	const { tokenName, token } = parsed.data.csrf;
	return {
		query: `${new URLSearchParams({ [tokenName]: token })}`,
		cookie: cookiesOf(response.headers),
		until: now + LIFETIME,
	};
};

/** A refusal with 200 gets the status that it would have had, and keeps its document (platform-11). */
const withOwnStatus = async (
	{ log }: PlatformContext,
	request: Request,
	response: Response,
): Promise<Response> => {
	const json = response.ok ? await problemOf(response) : undefined;
	if (!isRefusal(json)) return response;
	logOwnRefusal(log, request, response.status, json);
	return new Response(response.body, {
		status: statusOfRefusal(response.status, json),
		headers: response.headers,
	});
};

/** A refused token leads elsewhere. */
const isRefused = ({ status }: Response): boolean => (status >= 300 && status < 400) || status === 403;

type ControllerPost = {
	siteId: string;
	action: string;
	/** As the platform takes it, where the response depends on it: "en-IT". */
	locale?: string;
	body: object;
	/** Of the shopper whom it is about; absent where it is about no one. */
	accessToken?: string;
};

/**
 * Posts JSON to a controller of a site. A token that is refused is replaced once; the second refusal is the response. After any
 * other failure the kept token is dropped, since the session that it belongs to may be what failed (identity-12).
 */
export async function postToController(
	platform: PlatformContext,
	{ siteId, action, locale, body, accessToken }: ControllerPost,
	now: number,
): Promise<Response> {
	const key = `${platformOrigin(platform.env)} ${siteId}`;
	const as: Record<string, string> = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
	const send = async ({ query, cookie }: Issued): Promise<Response> => {
		const url = controllerUrl(platform, siteId, action, locale);
		url.search = query;
		const headers = { "content-type": "application/json", ...(cookie ? { cookie } : {}), ...as };
		const request = new Request(url, { method: "POST", headers, body: JSON.stringify(body) });
		return withOwnStatus(platform, request, await platformResponse(platform, request));
	};
	const renewed = async (): Promise<Issued> => {
		const token = await issue(platform, siteId, now, as);
		// A shopper's token is good for that session alone, so it is not kept.
		if (!accessToken) issued.set(key, token);
		return token;
	};
	const drop = (token: Issued): void => {
		// A concurrent post may have replaced the token already.
		if (issued.get(key) === token) issued.delete(key);
	};
	const sendWith = async (token: Issued): Promise<Response> => {
		const response = await send(token);
		if (!response.ok) drop(token);
		return response;
	};
	const known = accessToken ? undefined : issued.get(key);
	const response = await sendWith(known && now < known.until ? known : await renewed());
	return isRefused(response) ? sendWith(await renewed()) : response;
}

/** For tests: as in a new isolate. */
export const forgetControllerTokens = (): void => issued.clear();
