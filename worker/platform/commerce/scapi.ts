import { type Clients, createCommerceApiClients } from "@salesforce/storefront-next-runtime/scapi";
import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Bindings } from "../../base/bindings.ts";
import {
	type PlatformContext,
	PlatformUnavailable,
	pause,
	platformOrigin,
	platformResponse,
} from "../fetch.ts";
import { logOwnRefusal } from "../refusals/log-refusal.ts";
import { isOtherForm, platformRefusal, statusOfRefusal } from "../refusals/platform-refusal.ts";
import { toProblem } from "../refusals/refusal.ts";
import { readWay, type WayBinding } from "../ways/ways.ts";

export type ScapiContext = {
	platform: PlatformContext & {
		env: Pick<
			Bindings,
			| "COMMERCE_ORGANIZATION"
			| "COMMERCE_CLIENT_ID"
			| "COMMERCE_PRIVATE_CLIENT_ID"
			| "COMMERCE_CLIENT_SECRET"
			| "SLAS_CALLBACK_URL"
		>;
	};
	locale: Pick<SiteLocale, "siteId" | "language" | "country" | "currency">;
	token?: string;
	address?: string;
	clientId?: string;
};

const MAX_PUT_OFF = 3;

const putOffFor = (response: Response): number | undefined => {
	const seconds = response.status === 409 ? response.headers.get("retry-after") : null;
	return seconds !== null && /^\d{1,2}$/.test(seconds) ? Number(seconds) : undefined;
};

/**
 * Returns the response, after repeating a request that the platform defers by 409 with `retry-after`. Random delays keep deferred writes
 * from colliding again. Throws PlatformUnavailable after the last try.
 */
const untilTaken = async (platform: PlatformContext, request: Request): Promise<Response> => {
	for (let tries = 1; ; tries++) {
		const response = await platformResponse(platform, request.clone());
		const seconds = putOffFor(response);
		if (seconds === undefined) return response;
		if (tries > MAX_PUT_OFF) throw new PlatformUnavailable("http", "The platform is busy with this basket.");
		await pause(seconds * (500 + Math.random() * 1000), platform.deadline);
	}
};

const sendGuarded = async (platform: PlatformContext, request: Request): Promise<Response> => {
	const response = await untilTaken(platform, request);
	if (response.status >= 300 && response.status < 400) {
		if (!new URL(request.url).pathname.startsWith("/shopper/auth/"))
			throw new PlatformUnavailable("malformed", `The platform led elsewhere: ${response.status}.`);
		// The platform's client treats a redirect without `content-length` as an error.
		const headers = new Headers(response.headers);
		headers.set("content-length", "0");
		return new Response(null, { status: response.status, headers });
	}
	if (response.status === 204 || response.headers.get("content-length") === "0") return response;
	// The response to a creation may have no body, and the platform's client recognises an empty body by `content-length` only.
	if (response.status === 201 && !response.headers.has("content-type"))
		return new Response(null, { status: 201, headers: { "content-length": "0" } });
	return withReadBody(platform, request, response);
};

/**
 * Returns the response with its body read. A refusal that the client would take for data is thrown, but a 401 is returned as a problem
 * document (platform-11).
 */
const withReadBody = async (
	platform: PlatformContext,
	request: Request,
	response: Response,
): Promise<Response> => {
	const text = await response.text();
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		if (response.ok) throw new PlatformUnavailable("malformed", "The platform's JSON cannot be read.");
	}
	const { status } = response;
	if (isOtherForm(status, json)) {
		if (response.ok) logOwnRefusal(platform.log, request, status, json);
		if (statusOfRefusal(status, json) !== 401) throw platformRefusal(request, response, json);
		return Response.json(toProblem(json), { status: 401 });
	}
	response.json = <T>() => Promise.resolve(json as T);
	response.text = () => Promise.resolve(text);
	return response;
};

const PROFILE =
	/\/customer\/shopper-customers\/(?=v1\/organizations\/[^/]+\/customers\/[^/?]+(\/addresses\/[^/?]+)?(\?|$))/;

/** Returns the request at the house's own API for changes of customers and addresses, if that is its way (platform-21). */
const toProfileWay = (env: WayBinding, request: Request): Request =>
	request.method === "PATCH" && PROFILE.test(request.url) && readWay(env, "profile") === "custom"
		? new Request(request.url.replace(PROFILE, "/custom/customer-api/"), request)
		: request;

export const scapi = ({ platform, locale, token, address, clientId }: ScapiContext): Clients =>
	createCommerceApiClients({
		baseUrl: platformOrigin(platform.env),
		organizationId: platform.env.COMMERCE_ORGANIZATION,
		siteId: locale.siteId,
		locale: localeTag(locale),
		clientId: clientId ?? platform.env.COMMERCE_CLIENT_ID,
		redirectUri: platform.env.SLAS_CALLBACK_URL || `${platformOrigin(platform.env)}/callback`,
		fetch: (request) => sendGuarded(platform, toProfileWay(platform.env, request)),
		headers: {
			...(token ? { authorization: `Bearer ${token}` } : {}),
			...(address ? { "cf-connecting-ip": address } : {}),
		},
	});
