import { IMAGE_WIDTHS } from "@vetrina/shop-rules/media/image-widths.ts";
import type { Context } from "hono";
import type { AppEnv } from "../base/bindings.ts";
import { problem } from "../base/problem.ts";
import { findSpacePicture } from "../platform/content/contentful/picture-address.ts";
import { PlatformUnavailable, platformResponse, platformUrl } from "../platform/fetch.ts";
import { createCalls } from "../request/calls.ts";
import { DEADLINE_MS } from "../request/middleware/request-context.ts";

/** Accepted content types. A response of another type could be a page of the platform on the shop's own origin. */
const TYPES: Readonly<Record<string, RegExp>> = { image: /^image\/[\w.+-]+/, model: /^model\/[\w.+-]+/ };
const MEDIA_PATH = /^\/(?:dw\/(image|model)|on\/demandware\.static)(?:\/[\w.~!$&'()*+,;=:@%-]+)+$/;

const PARAMETERS = ["sw", "sh", "sm", "sfrm", "q", "strip"];
const PASSED_ON = ["content-type", "content-length", "cache-control", "vary", "etag", "last-modified"];

const RETRY_AFTER = "5";
const notNow = (): Response =>
	problem(503, "The picture is not available right now.", { headers: { "retry-after": RETRY_AFTER } });

const savesData = (header: string | undefined): boolean => header?.toLowerCase() === "on";

/** Returns a width of at most half of what was asked for, if pictures have one (media-13). */
export const halveWidth = (width: string): number =>
	IMAGE_WIDTHS.findLast((one) => one <= Number(width) / 2) ?? Number(width);

const notThere = (status = 404): Response => problem(status, "There is no such picture.");

export const handleMedia = async (c: Context<AppEnv>): Promise<Response> => {
	const { platform } = createCalls(c);
	const requestUrl = new URL(c.req.url);
	const [path, folder = "image"] = MEDIA_PATH.exec(requestUrl.pathname) ?? [];
	const type = TYPES[folder];
	if (path === undefined || type === undefined) return notThere();
	const url = platformUrl(platform.env, path);
	for (const name of PARAMETERS) {
		const value = requestUrl.searchParams.get(name);
		if (value !== null) url.searchParams.set(name, value);
	}
	const width = url.searchParams.get("sw");
	if (width && savesData(c.req.header("save-data"))) url.searchParams.set("sw", String(halveWidth(width)));
	const headers = new Headers();
	for (const name of ["accept", "if-none-match"]) {
		const value = c.req.header(name);
		if (value) headers.set(name, value);
	}
	try {
		const spacePicture = findSpacePicture(c.env, requestUrl, headers.get("accept") ?? "");
		if (spacePicture)
			return passOn(await fetch(spacePicture, { headers, signal: c.get("deadline") }), type, true);
		// The platform may draw the picture first, so each try may take the whole deadline, and one retry is enough.
		const response = await platformResponse(platform, new Request(url, { headers }), {
			timeout: DEADLINE_MS,
			retries: 1,
		});
		return passOn(response, type);
	} catch (error) {
		if (!(error instanceof PlatformUnavailable) && !c.get("deadline").aborted) throw error;
		return notNow();
	}
};

/** `isNegotiated`: the address does not say the format, which the request's header has chosen. */
const passOn = (response: Response, type: RegExp, isNegotiated = false): Response => {
	const { status } = response;
	// Other refusals, such as too many requests, do not mean that the picture is missing.
	if (status === 400 || status === 404 || status === 410) return notThere(status === 400 ? 400 : 404);
	if (!response.ok && status !== 304) return notNow();
	if (response.ok && !type.test(response.headers.get("content-type") ?? "")) return notThere();
	const copy = new Response(response.body, { status: response.status });
	for (const name of PASSED_ON) {
		const value = response.headers.get(name);
		if (value) copy.headers.set(name, value);
	}
	const vary = isNegotiated ? "Accept" : copy.headers.get("vary");
	copy.headers.set("vary", vary ? `${vary}, Save-Data` : "Save-Data");
	return copy;
};
