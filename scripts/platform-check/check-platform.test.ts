import { describe, expect, test } from "vitest";
import { ABSENCES } from "../../worker/platform/breakers/absences.ts";
import { FAMILY_NAMES } from "../../worker/platform/breakers/families.ts";
import { dropSharedGuestToken } from "../../worker/platform/commerce/logins/shared/shared-guest.ts";
import { type CheckedPlatform, checkPlatform, isFit, suggestWays, writeReport } from "./check-platform.ts";
import { ENDPOINTS } from "./endpoints.ts";

const NOW = new Date("2026-11-30T12:00:00Z");
const TYPES = "https://api.commercecloud.salesforce.com/documentation/error/v1/errors/";
const problem = (type: string, status: number) =>
	Response.json({ type: TYPES + type, title: "Refused", detail: "Refused." }, { status });
const token = `h.${btoa(JSON.stringify({ sub: "usid:u1", isb: "uido:slas::upn:Guest::gcid:g1", exp: NOW.getTime() / 1000 + 1800 }))}.s`;

/** Answers logins; `respond` answers all other calls, by a problem for an unknown record unless it says otherwise. */
const check = async (respond: (path: string, request: Request) => Response | undefined, login = true) => {
	const written: string[] = [];
	const fetch = async (request: Request): Promise<Response> => {
		const { pathname } = new URL(request.url);
		if (pathname.endsWith("/oauth2/authorize") && login)
			return Response.redirect("https://commerce.internal/callback?code=guest&usid=u1", 303);
		if (pathname.endsWith("/oauth2/token") && login)
			return Response.json({ access_token: token, refresh_token: "r", expires_in: 1800 });
		if (request.method !== "GET") written.push(await request.text());
		return respond(pathname, request) ?? problem("not-found", 404);
	};
	const checked: CheckedPlatform = {
		platform: {
			env: {
				COMMERCE: { fetch } as unknown as Fetcher,
				COMMERCE_ORGANIZATION: "f_ecom_o",
				COMMERCE_CLIENT_ID: "client",
			},
			deadline: AbortSignal.timeout(10_000),
			log: () => {},
		},
		locale: { siteId: "shop", language: "en", country: "IT", currency: "EUR" },
		tag: "en-IT",
		now: NOW,
	};
	dropSharedGuestToken(checked);
	return { findings: await checkPlatform(checked), written };
};
const hit = { productId: "VT 1", productName: "Dress" };

// proves platform-20
describe("an instance is asked endpoint by endpoint", () => {
	test("an endpoint that is not registered is absent, and the report says what the shop does without it", async () => {
		const { findings } = await check((path) =>
			path.startsWith("/custom/") ? problem("resource-not-found", 404) : undefined,
		);
		const absent = findings.filter(({ state }) => state === "absent").map(({ name }) => name);
		expect(absent).toEqual(ENDPOINTS.filter(({ name }) => / ?-api:/.test(name)).map(({ name }) => name));
		expect(writeReport(findings)).toContain(ABSENCES.custom.says);
		expect(writeReport(findings)).not.toContain(ABSENCES.baskets.says);
	});

	test("a custom API that is absent next to SCAPI has a line of its own", async () => {
		const { findings } = await check((path) =>
			path.startsWith("/custom/orders-api/") ? problem("resource-not-found", 404) : undefined,
		);
		expect(writeReport(findings)).toContain("Orders cannot be looked up");
		expect(writeReport(findings)).not.toContain(ABSENCES.orders.says);
	});

	test("a response of another shape names the field", async () => {
		const { findings } = await check((path) =>
			path.endsWith("/product-search")
				? Response.json({ total: "one", hits: [hit, { productId: 2, productName: "Coat" }] })
				: undefined,
		);
		const [search] = findings.filter(({ name }) => name.includes("product-search"));
		expect(search?.state).toBe("wrong");
		expect(search?.says).toMatch(/total: .*hits\.1\.productId: /);
		expect(isFit(findings)).toBe(false);
	});

	// proves platform-21
	test("ways of SCAPI are suggested where the usual ones are absent", async () => {
		const isOwn = (path: string) =>
			path.startsWith("/custom/") || /^\/(on\/demandware\.store|s)\//.test(path);
		const { findings } = await check((path) =>
			isOwn(path)
				? problem("resource-not-found", 404)
				: path.endsWith("/search-suggestions")
					? Response.json({ searchPhrase: "abc" })
					: undefined,
		);
		expect(suggestWays(findings)).toEqual(["routes=scapi", "registration=scapi", "quick-search=scapi"]);
		expect(suggestWays((await check(() => undefined)).findings)).toEqual([]);
	});

	// proves platform-24
	test.each([
		["https://edge.example/dw/image/v2/A/a.jpg", 'pictures: MEDIA_URL = "https://edge.example"'],
		["https://images.example/a.jpg", 'pictures: MEDIA_HOSTS = "https://images.example"'],
		["/dw/image/v2/A/a.jpg", ""],
	])("the host of the picture %s is named", async (link, says) => {
		const { findings } = await check((path) =>
			path.endsWith("/product-search")
				? Response.json({ total: 1, hits: [{ ...hit, image: { link } }] })
				: undefined,
		);
		expect(findings.find(({ name }) => name.includes("product-search"))).toMatchObject({
			state: "present",
			says,
		});
	});

	test("a refusal for lack of a scope names the scope", async () => {
		const { findings } = await check((path) =>
			path.includes("/shopper-baskets/") ? problem("invalid-scope", 403) : undefined,
		);
		expect(findings.find(({ family }) => family === "baskets")).toMatchObject({
			state: "refused",
			says: expect.stringContaining("sfcc.shopper-baskets-orders.rw"),
		});
	});

	test("a product that the search has found is asked for", async () => {
		const asked: string[] = [];
		await check((path, request) => {
			if (path.endsWith("/products")) asked.push(new URL(request.url).searchParams.get("ids") ?? "");
			return path.endsWith("/product-search") ? Response.json({ total: 1, hits: [hit] }) : undefined;
		});
		expect(asked).toEqual([hit.productId]);
	});

	test("nothing is written", async () => {
		const { written } = await check(() => undefined);
		expect(new Set(written)).toEqual(
			new Set(
				ENDPOINTS.filter(({ method }) => method === "POST").map(({ body }) =>
					body ? JSON.stringify(body) : "",
				),
			),
		);
	});

	test("without a login nothing else is asked", async () => {
		const { findings } = await check(() => undefined, false);
		expect(findings).toMatchObject([{ family: "slas", state: "failed" }]);
		expect(isFit(findings)).toBe(false);
	});
});

test("every family that the shop needs to sell is asked", () => {
	const asked = new Set<string>(["slas", ...ENDPOINTS.map(({ family }) => family)]);
	expect(FAMILY_NAMES.filter((family) => !ABSENCES[family].sells && !asked.has(family))).toEqual([]);
});
