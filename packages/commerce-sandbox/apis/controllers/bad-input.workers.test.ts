import { beforeAll, describe, expect, test } from "vitest";
import { app } from "../../index.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { controllers } from "../controllers.ts";

/** Calls every site controller and custom API wrongly. */

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
});

const pathOf = (action: string) => `/on/demandware.store/Sites-vetrina-eu-Site/en-IT/${action}`;
const entries = Object.entries(controllers);
const posts = entries.filter(([, { methods, csrf }]) => methods.includes("POST") && csrf !== false);

async function csrf(): Promise<string> {
	const response = await guest.fetch(pathOf("CSRF-Generate"), { method: "POST" });
	const { token } = ((await response.json()) as { csrf: { token: string } }).csrf;
	return `csrf_token=${encodeURIComponent(token)}`;
}

describe("site controllers", () => {
	test.each(entries)(
		"%s: other methods are refused with those that are allowed",
		async (action, { methods }) => {
			const method = methods.includes("POST") ? "PUT" : "POST";
			const response = await guest.fetch(pathOf(action), {
				method,
				...(method === "POST" ? { body: "{}" } : {}),
			});
			expect(response.status).toBe(405);
			for (const allowed of methods) expect(response.headers.get("allow")).toContain(allowed);
		},
	);

	test.each(entries.filter(([, { scope }]) => scope === "required"))(
		"%s: without a token, with a forged one or one of another site 401",
		async (action, { methods }) => {
			const elsewhere = await loginGuest(commerce, "vetrina-us");
			const [method = "GET"] = methods;
			for (const token of ["", "forged", elsewhere.accessToken]) {
				const response = await commerce.fetch(pathOf(action), {
					method,
					headers: token ? { authorization: `Bearer ${token}` } : {},
				});
				expect(response.status).toBe(401);
				expect(response.headers.get("content-type")).toBe("application/problem+json");
			}
		},
	);

	test.each(posts)(
		"%s: without its anti-forgery token, or with another session's, nothing happens",
		async (action) => {
			const others = (await csrf()).replace(/.$/, "x");
			for (const query of ["", "?csrf_token=", `?${others}`]) {
				const response = await guest.fetch(pathOf(action) + query, { method: "POST", body: "{}" });
				expect(response.status).toBe(302);
				expect(response.headers.get("location")).toBe(pathOf("CSRF-AjaxFail"));
			}
			expect((await guest.fetch(pathOf("CSRF-AjaxFail"))).status).toBe(500);
		},
	);

	// Paypal-Popup takes its parameters from the query alone.
	test.each(posts.filter(([action]) => action !== "Paypal-Popup"))(
		"%s: what is no JSON, and what is no object, is refused",
		async (action) => {
			const query = await csrf();
			// Apple's script may send further fields, so unknown ones are accepted.
			const unknown = /ApplePay/.test(action) ? [] : ['{"colour":"red"}'];
			for (const body of ['{"a":', "[]", '"text"', ...unknown]) {
				const response = await guest.fetch(`${pathOf(action)}?${query}`, { method: "POST", body });
				expect(response.status, body).toBeGreaterThanOrEqual(400);
				expect(response.status, body).toBeLessThan(500);
			}
		},
	);

	test.each(posts)("%s: a body that is too large is refused", async (action) => {
		const body = JSON.stringify({ note: "x".repeat(300_000) });
		const response = await guest.fetch(`${pathOf(action)}?${await csrf()}`, { method: "POST", body });
		expect(response.status).toBe(413);
	});
});

/** The storefront's private client alone calls these (order-facts.workers.test.ts). */
const PRIVATE = "/custom/order-facts-api/";

describe("custom APIs", () => {
	const routes = app.routes
		.filter(
			({ method, path }) => path.startsWith("/custom/") && !path.startsWith(PRIVATE) && method !== "ALL",
		)
		.map(({ method, path }) => [method, path] as const);
	const unique = [...new Map(routes.map((route) => [route.join(" "), route])).values()];
	const filled = (path: string, organization = ORGANIZATION) =>
		path.replace(":org", organization).replace(/:\w+/g, "nothing");

	test.each(unique)("%s %s", async (method, route) => {
		const path = filled(route);
		const withBody = method !== "GET" && method !== "DELETE";
		const statusOf = async (body: string, where = path) =>
			(await guest.fetch(where, { method, ...(withBody ? { body } : {}) })).status;
		const anonymous = await commerce.fetch(`${path}?siteId=vetrina-eu`, {
			method,
			...(withBody ? { body: "{}" } : {}),
		});
		// A server that has no session yet has no token.
		expect(anonymous.status).toBe(path.endsWith("/login-server") ? 400 : 401);
		expect(await statusOf("{}", filled(route, "f_ecom_zzzz_001"))).toBe(404);
		expect(await statusOf("{}", `${path}?colour=red`)).toBe(400);
		if (!withBody) return;
		expect(await statusOf("x".repeat(300_000))).toBe(413);
		const unknown = /applepay/.test(path) ? [] : ['{"colour":"red"}'];
		for (const body of ['{"a":', "[]", '"text"', ...unknown]) expect(await statusOf(body), body).toBe(400);
	});
});
