import { type Context, Hono } from "hono";
import { files } from "studio-files";
import type { CommerceHono } from "../../http/http.ts";
import { isOpenToDevelopers } from "../../http/open-to-developers.ts";
import { problem } from "../../http/problem.ts";
import { sameSecret } from "../../secrets.ts";
import { closeSession, isOwnPage, nameSchema, openSession, readEditor } from "./editor-session.ts";
import { studioApiApp } from "./studio-api.ts";
import { signInPage, studioPage, writePolicy } from "./studio-page.ts";

/**
 * The studio of editors (studio-1): open in development, with the admin token on staging, and not there in production. Its files are built by
 * `packages/studio`.
 */
export const studioApp = new Hono<CommerceHono>();

studioApp.use("/studio/*", async (c, next) => {
	if (c.env.INSTANCE_TYPE === "production")
		return problem(404, "resource-path-not-found", "No resource answers at this path.");
	await next();
	c.header("x-content-type-options", "nosniff");
	// Forms of a page that sends no referrer have the origin "null".
	c.header("referrer-policy", "same-origin");
});

const DEVELOPER = "Editor";

const respond = (c: Context<CommerceHono>, page: ReturnType<typeof studioPage>, status: 200 | 403 = 200) =>
	c.html(page, status, {
		"cache-control": "no-store",
		"content-security-policy": writePolicy(c.env.STOREFRONT_ORIGIN),
	});

studioApp.get("/studio", async (c) => {
	const isSignedIn = (await readEditor(c)) !== undefined;
	const isOpen = c.env.INSTANCE_TYPE === "development" && isOpenToDevelopers(c.env, c.req.raw);
	if (!isSignedIn && !isOpen) return respond(c, signInPage());
	if (!isSignedIn) openSession(c, DEVELOPER);
	return respond(c, studioPage());
});

studioApp.post("/studio/session", async (c) => {
	if (!isOwnPage(c)) return problem(403, "foreign-request", "This form does not come from the studio.");
	const form = await c.req.formData().catch(() => new FormData());
	const { data: name } = nameSchema.safeParse(form.get("name"));
	if (name === undefined) return respond(c, signInPage("Give a name of at most 60 characters."), 403);
	const isAllowed =
		c.env.ADMIN_TOKEN && (await sameSecret(String(form.get("token") ?? ""), c.env.ADMIN_TOKEN));
	if (!isAllowed) return respond(c, signInPage("This is not the token of the house."), 403);
	openSession(c, name);
	return c.redirect("/studio", 303);
});

studioApp.post("/studio/sign-out", (c) => {
	if (!isOwnPage(c)) return problem(403, "foreign-request", "This form does not come from the studio.");
	closeSession(c);
	return c.redirect("/studio", 303);
});

studioApp.get("/studio/assets/:name", (c) => {
	const file = Object.hasOwn(files, c.req.param("name")) ? files[c.req.param("name")] : undefined;
	if (!file) return problem(404, "resource-path-not-found", "No resource answers at this path.");
	return c.body(file.body, 200, { "content-type": file.type, "cache-control": "no-cache" });
});

studioApp.route("/", studioApiApp);
