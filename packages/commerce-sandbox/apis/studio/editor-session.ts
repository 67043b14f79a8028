import { createHmac } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import * as z from "zod";
import type { CommerceEnv } from "../../env.ts";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { publicOrigin } from "../../http/public-origin.ts";
import { sameSecret } from "../../secrets.ts";

/** Seconds after which an editor signs in again. */
const LIFETIME = 12 * 3600;

const sessionSchema = z.object({ name: z.string(), until: z.number() });
export const nameSchema = z
	.string()
	.trim()
	.min(1)
	.max(60)
	.regex(/^\P{Cc}*$/u);

const sign = ({ ADMIN_TOKEN }: Pick<CommerceEnv, "ADMIN_TOKEN">, payload: string): string =>
	createHmac("sha256", ADMIN_TOKEN).update(`studio-session:${payload}`).digest("base64url");

const isSecure = (c: Context<CommerceHono>): boolean => publicOrigin(c).startsWith("https:");
const cookieName = (c: Context<CommerceHono>): string => `${isSecure(c) ? "__Host-" : ""}studio`;

/** Sets the cookie that names an editor. It is signed, and leaves neither for scripts nor for other sites. */
export function openSession(c: Context<CommerceHono>, name: string): void {
	const session = { name, until: Math.floor(Date.now() / 1000) + LIFETIME };
	const payload = Buffer.from(JSON.stringify(session)).toString("base64url");
	setCookie(c, cookieName(c), `${payload}.${sign(c.env, payload)}`, {
		path: "/",
		httpOnly: true,
		secure: isSecure(c),
		sameSite: "Strict",
		maxAge: LIFETIME,
	});
}

export const closeSession = (c: Context<CommerceHono>): void => {
	deleteCookie(c, cookieName(c), { path: "/", secure: isSecure(c) });
};

const parsePayload = (payload: string): unknown => {
	try {
		return JSON.parse(Buffer.from(payload, "base64url").toString());
	} catch {
		return undefined;
	}
};

/** Returns the name of the editor who is signed in. */
export async function readEditor(c: Context<CommerceHono>): Promise<string | undefined> {
	const [payload = "", signature = ""] = (getCookie(c, cookieName(c)) ?? "").split(".");
	if (!c.env.ADMIN_TOKEN || !payload || !(await sameSecret(signature, sign(c.env, payload))))
		return undefined;
	const { data } = sessionSchema.safeParse(parsePayload(payload));
	return data && Date.now() / 1000 < data.until ? data.name : undefined;
}

/** Tells whether a request comes from a page of this origin. Requests of other clients than browsers have neither header. */
export const isOwnPage = (c: Context<CommerceHono>): boolean => {
	const site = c.req.header("sec-fetch-site");
	const origin = c.req.header("origin");
	return (
		(site === undefined || site === "same-origin") && (origin === undefined || origin === publicOrigin(c))
	);
};

/** No form and no other site can set this header without asking the service first. */
export const STUDIO_HEADER = "x-vetrina-studio";

/** Lets in calls of the studio: with a session, from its own page (studio-2). */
export const requireEditor = createMiddleware<CommerceHono>(async (c, next) => {
	if (c.env.INSTANCE_TYPE === "production")
		return problem(404, "resource-path-not-found", "No resource answers at this path.");
	if (c.req.header(STUDIO_HEADER) === undefined || !isOwnPage(c))
		return problem(403, "foreign-request", "This request does not come from the studio.");
	const editor = await readEditor(c);
	if (editor === undefined) return problem(401, "unauthorized", "Sign in to the studio again.");
	c.set("editor", editor);
	await next();
});
