import { beforeAll, expect, test, vi } from "vitest";
import { type CommerceUnderTest, ORGANIZATION, startCommerce } from "./testing/commerce-under-test.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

// proves security-7
test.each(["development", "production"] as const)(
	"health says whether the cloud is up and nothing else, in %s",
	async (instanceType) => {
		const at = await startCommerce({ INSTANCE_TYPE: instanceType });
		const response = await at.fetch("/health");
		expect(response.status).toBe(200);
		expect(await response.json()).toEqual({ status: "ok" });
	},
);

// proves security-7
test("health is 503 without details when the database fails", async () => {
	const logged = vi.spyOn(console, "error").mockReturnValue();
	const prepare = () => ({ first: () => Promise.reject(new Error("D1_ERROR: no such database")) });
	const at = await startCommerce({ DB: { prepare } as unknown as D1Database });
	const response = await at.fetch("/health");
	expect(response.status).toBe(503);
	expect(await response.json()).toEqual({ status: "down" });
	expect(logged).toHaveBeenCalledOnce();
	logged.mockRestore();
});

test.each(["/nothing", "/checkout/shopper-baskets/v3/organizations/x/baskets", "/%00"])(
	"%s: 404 as a problem",
	async (path) => {
		const response = await commerce.fetch(path);
		expect(response.status).toBe(404);
		expect(response.headers.get("content-type")).toBe("application/problem+json");
	},
);

test.each(["/..%2f..%2fetc", "/health//", "/dw/image/v2/%252e%252e/health", "/dw/model/a%5cb.glb"])(
	"%s: 400, since it can be read in two ways",
	async (path) => {
		const response = await commerce.fetch(path);
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({ title: "Malformed Path" });
	},
);

test.each([
	["PUT", "/health", "GET"],
	["GET", `/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2/token`, "POST"],
	["POST", `/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2/jwks`, "GET"],
	["PATCH", "/content/v1/vetrina/graphql", "GET, POST"],
])("%s %s: 405, and what is allowed", async (method, path, allow) => {
	const response = await commerce.fetch(path, { method });
	expect(response.status).toBe(405);
	expect(response.headers.get("allow")).toBe(allow);
});
