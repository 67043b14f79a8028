import { describe, expect, test } from "vitest";
import { type PlatformContext, platformFetch, platformResponse, platformUrl } from "../fetch.ts";
import { isAbsent } from "./absence.ts";

const TYPES = "https://api.commercecloud.salesforce.com/documentation/error/v1/errors/";
const problem = (type: string, status = 404) =>
	Response.json({ type: TYPES + type, title: "Not Found", detail: "" }, { status });
const page = (status: number) =>
	new Response("<!doctype html>", { status, headers: { "content-type": "text/html; charset=utf-8" } });

const platform = (respond: () => Response): PlatformContext => ({
	env: { COMMERCE: { fetch: async () => respond() } as unknown as Fetcher },
	deadline: AbortSignal.timeout(5000),
	log: () => {},
});

// proves platform-15
describe("an API that the platform does not have", () => {
	test.each<[string, Response, boolean]>([
		["an endpoint that is not registered", problem("resource-not-found"), true],
		["a page for an unknown address", page(404), true],
		["a page for an address that is gone", page(410), true],
		["an unknown record", problem("product-not-found"), false],
		["an unknown record of another dialect", Response.json({ error: true }, { status: 404 }), false],
		["no body", new Response(null, { status: 404 }), false],
		["a page in place of data", page(200), false],
		["a failure with a page", page(503), false],
		["a refusal of another status", problem("resource-not-found", 400), false],
	])("%s", async (_, response, expected) => {
		expect(await isAbsent(response)).toBe(expected);
	});

	test("is no answer to a question for a record", async () => {
		const cx = platform(() => problem("resource-not-found"));
		const failure = await platformFetch(cx, "/custom/orders-api/v1/organizations/o/orders/1");
		expect(failure).toMatchObject({ ok: false, kind: "absent" });
		expect(failure.status).toBeUndefined();
	});

	test("is told by anything but pictures", async () => {
		const send = (path: string) => {
			const cx = platform(() => page(404));
			return platformResponse(cx, new Request(platformUrl(cx.env, path)));
		};
		await expect(send("/s/eu/en-it/about")).rejects.toMatchObject({ kind: "absent" });
		expect((await send("/dw/image/v2/A/a.jpg")).status).toBe(404);
	});
});
