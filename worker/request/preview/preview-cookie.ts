import { PREVIEW_LIFETIME } from "@vetrina/shop-rules/content/preview-lifetime.ts";
import { parse, serialize } from "hono/utils/cookie";
import type { PreviewState } from "../../../shared/domain/preview/preview-state.ts";
import { NO_STORE } from "../../base/no-store.ts";
import { isSecureCookie } from "../cookies/preference-cookies.ts";
import { readSigned, writeSigned } from "./signed-state.ts";

const readName = (url: string): string => `${isSecureCookie(url) ? "__Host-" : ""}preview`;

const write = (url: string, value: string, maxAge: number): string => {
	const secure = isSecureCookie(url);
	const line = serialize(readName(url), value, {
		path: "/",
		httpOnly: true,
		secure,
		// An editor of another site frames the shop; a partitioned cookie is for that frame alone.
		sameSite: secure ? "None" : "Lax",
		maxAge,
	});
	return secure ? `${line}; Partitioned` : line;
};

export const readPreviewCookie = async (
	secret: string,
	request: Request,
	now: number,
): Promise<PreviewState | undefined> => {
	const name = readName(request.url);
	const value = parse(request.headers.get("cookie") ?? "", name)[name];
	return value === undefined ? undefined : (await readSigned(secret, "session", value, now))?.state;
};

export const writePreviewCookie = async (
	secret: string,
	url: string,
	state: PreviewState,
	now: number,
): Promise<string> =>
	write(
		url,
		await writeSigned(secret, "session", { state, until: now + PREVIEW_LIFETIME * 1000 }),
		PREVIEW_LIFETIME,
	);

export const endPreviewCookie = (url: string): string => write(url, "", 0);

/** Leads to a path of this shop, and changes the state of the preview on the way. */
export const moveWithState = (path: string, cookie: string, status: 302 | 303): Response =>
	new Response(null, {
		status,
		headers: { location: path, "cache-control": NO_STORE, "set-cookie": cookie },
	});
