import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { cartForm } from "../../pages/cart/form.ts";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import type { AppEnv, Bindings } from "../base/bindings.ts";
import { createCalls } from "./calls.ts";
import { createVisitor } from "./create-visitor.ts";
import type { FormContext } from "./form/form-context.ts";
import { requestContext } from "./middleware/request-context.ts";
import type { PageVisitor } from "./page/loader.ts";

const LOCALE = {
	siteId: "vetrina-eu",
	country: "IT",
	language: "en",
	currency: "EUR",
	prefix: "/en-it",
} as const;

/** Lists the ports that were created: a port that was never read is still a getter. */
const listCreated = (visitor: PageVisitor): string[] =>
	Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(visitor)))
		.filter(([, { get }]) => get === undefined)
		.map(([name]) => name);

/** Returns the ports that a request creates whose platform refuses everything. */
const listPorts = async (use: (visitor: PageVisitor) => Promise<unknown>): Promise<string[]> => {
	const app = new Hono<AppEnv>();
	let created: string[] = [];
	app.use(requestContext);
	app.post("/", async (c) => {
		const visitor = createVisitor(c, createCalls(c), LOCALE);
		await use(visitor).catch(() => {});
		const cookies = [...visitor.setCookies(), ...visitor.drafts.setCookies()];
		created = listCreated(visitor);
		return c.json(cookies);
	});
	const ctx = createExecutionContext();
	const cloud = { fetch: async () => new Response(null, { status: 404 }) } as unknown as Fetcher;
	const request = new Request("https://shop.example/", { method: "POST" });
	await app.fetch(request, { ...(env as unknown as Bindings), COMMERCE: cloud }, ctx);
	await waitOnExecutionContext(ctx);
	return created;
};

test("a form that is posted creates the ports that it uses, and no others", async () => {
	const form = new FormData();
	form.set("intent", "remove");
	form.set("itemId", "item");
	const created = await listPorts((visitor) =>
		cartForm(form, { visitor, locale: LOCALE, paths: createPaths(LOCALE) } as FormContext),
	);
	expect(created).toEqual(["drafts", "baskets", "personalShopper"]);
});

test("a request that reads none of its visitor's ports creates only drafts, whose cookies it sends", async () => {
	expect(await listPorts(async () => {})).toEqual(["drafts"]);
});
