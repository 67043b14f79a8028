import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { app } from "../index.ts";
import { type CommerceUnderTest, startCommerce } from "../testing/commerce-under-test.ts";
import { findFamily } from "./api-families.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

const admin = { authorization: "Bearer test-admin", "content-type": "application/json" };
const put = (faults: unknown[], headers: Record<string, string> = admin) =>
	commerce.fetch("/admin/faults", { method: "PUT", headers, body: JSON.stringify({ faults }) });
const countries = (fault?: string, of = commerce) =>
	of.fetch(
		"/on/demandware.store/Sites-vetrina-eu-Site/en-IT/Countries-GetAll",
		fault ? { headers: { "x-vetrina-fault": fault } } : {},
	);

afterEach(async () => {
	await commerce.fetch("/admin/faults", { method: "DELETE", headers: admin });
});

describe("faults by header", () => {
	test("set a status for this request and this API alone", async () => {
		expect((await countries("controllers:503")).status).toBe(503);
		expect((await countries("baskets:503")).status).toBe(200);
		expect((await countries("all:429, baskets:503")).status).toBe(429);
		expect((await countries()).status).toBe(200);
	});

	test("delay the response", async () => {
		const start = Date.now();
		expect((await countries("controllers:latency=120")).status).toBe(200);
		expect(Date.now() - start).toBeGreaterThanOrEqual(100);
	});

	test("a cut body is the first half of the real one", async () => {
		const whole = await (await countries()).text();
		const half = await (await countries("controllers:cut")).text();
		expect(whole.startsWith(half)).toBe(true);
		expect(half.length).toBeLessThan(whole.length);
		expect(() => JSON.parse(half)).toThrow();
	});

	test("a malformed body says that it is JSON; a wrong content type does not", async () => {
		const malformed = await countries("controllers:malformed");
		expect(malformed.headers.get("content-type")).toBe("application/json");
		await expect(malformed.json()).rejects.toThrow();
		expect((await countries("controllers:content-type")).headers.get("content-type")).toBe("text/html");
	});

	test.each([
		["", 200, { error: true, errorMessage: expect.any(String) }],
		["=flag-400", 400, { error: true, errorMessage: expect.any(String) }],
		["=is-error", 200, { isError: true, message: expect.any(String) }],
		["=fault", 200, { fault: { type: expect.stringMatching(/Exception$/), message: expect.any(String) } }],
		["=problem", 200, { type: expect.any(String), title: expect.any(String), detail: expect.any(String) }],
		["=status-code", 200, { status_code: "400 BAD_REQUEST", message: expect.any(String) }],
	])("imitate another platform's refusal: dialect%s", async (form, status, body) => {
		const response = await countries(`controllers:dialect${form}`);
		expect([response.status, await response.json()]).toEqual([status, body]);
	});

	test("a token that a controller does not take leads to CSRF-AjaxFail", async () => {
		const response = await countries("controllers:dialect=denied");
		expect([response.status, response.headers.get("location")]).toEqual([302, "/CSRF-AjaxFail"]);
	});

	test("an absent API is answered as the platform answers for what it does not have", async () => {
		const ofGateway = await commerce.fetch("/custom/loyalty-api/v1/organizations/f/profile", {
			headers: { "x-vetrina-fault": "custom:absent" },
		});
		expect([ofGateway.status, await ofGateway.json()]).toEqual([
			404,
			{
				title: "Resource Not Found",
				type: "https://api.commercecloud.salesforce.com/documentation/error/v1/errors/resource-not-found",
				detail: "Could not find requested resource",
			},
		]);
		const controller = await countries("controllers:absent");
		expect([controller.status, controller.headers.get("content-type")]).toEqual([
			404,
			"text/html; charset=utf-8",
		]);
	});

	test("a time-out sends no response", async () => {
		const outcome = await Promise.race([
			countries("controllers:timeout"),
			new Promise((resolve) => setTimeout(resolve, 150, "nothing yet")),
		]);
		expect(outcome).toBe("nothing yet");
	});

	test("never occur with probability 0", async () => {
		expect((await countries("controllers:503;probability=0")).status).toBe(200);
	});
});

describe("faults by switch", () => {
	test("stays on until it is taken away", async () => {
		expect((await put(["controllers:500"])).status).toBe(200);
		expect((await countries()).status).toBe(500);
		expect((await countries()).status).toBe(500);
		const listed = await commerce.fetch("/admin/faults", { headers: admin });
		expect(await listed.json()).toEqual({
			faults: [{ api: "controllers", fault: "500", times: null, probability: 1 }],
		});
		await commerce.fetch("/admin/faults", { method: "DELETE", headers: admin });
		expect((await countries()).status).toBe(200);
	});

	test("last for the next two requests", async () => {
		await put(["all:502;times=2"]);
		expect([(await countries()).status, (await countries()).status, (await countries()).status]).toEqual([
			502, 502, 200,
		]);
	});

	test.each([
		["without a token", ["all:500"], {}, 401],
		["with a wrong token", ["all:500"], { authorization: "Bearer wrong" }, 401],
		["with an unknown fault", ["all:200"], admin, 400],
	])("%s it is refused", async (_, faults, headers, status) => {
		expect((await put(faults, headers)).status).toBe(status);
		expect((await countries()).status).toBe(200);
	});
});

test("in production the header is ignored and the switch forbidden", async () => {
	const production = await startCommerce({ INSTANCE_TYPE: "production" });
	expect((await countries("all:503", production)).status).toBe(200);
	for (const method of ["GET", "PUT", "DELETE"]) {
		expect((await production.fetch("/admin/faults", { method, headers: admin })).status).toBe(403);
	}
});

/** These paths have no family, so that they respond even when everything else fails. */
const WITHOUT = /^\/($|health$|admin\/|outbox|hosted-search)/;

test("every resource can be made to fail", () => {
	const paths = app.routes
		.filter(({ method }) => method !== "ALL")
		.map(({ path }) => path.replace(/:\w+(\{[^}]*\})?\??/g, "x").replace(/\*$/, "x"));
	expect(paths.length).toBeGreaterThan(50);
	expect([...new Set(paths)].filter((path) => !WITHOUT.test(path) && !findFamily(path))).toEqual([]);
});

test("health responds with any fault switched on", async () => {
	await put(["all:500"]);
	expect((await commerce.fetch("/health")).status).toBe(200);
});
