import { afterEach, describe, expect, test, vi } from "vitest";
import { type PlatformContext, platformFetch } from "../fetch.ts";
import { findPort, PORT_NAMES, type PortName } from "./ports.ts";
import { PORT_BINDINGS, type PortBindings, PortFault, readPorts } from "./read-ports.ts";
import { findDestination, hasPort } from "./route-call.ts";

const PATHS: Record<PortName, string> = {
	scapi: "/search/shopper-search/v1/organizations/o/product-search",
	slas: "/shopper/auth/v1/organizations/o/oauth2/token",
	custom: "/custom/loyalty-api/v1/organizations/o/profile",
	controllers: "/on/demandware.store/Sites-eu-Site/en-IT/Countries-GetAll",
	media: "/dw/image/v2/A/a.jpg",
	content: "/content/v1/space/graphql",
};
const bind = (
	name: PortName,
	url: string,
	part: "url" | "timeout" | "authorization" = "url",
): PortBindings => ({
	[PORT_BINDINGS[name][part]]: url,
});
const cloud = { COMMERCE_URL: "https://cloud.example" };
const findAddress = (env: PortBindings & { COMMERCE_URL?: string }, path: string): string => {
	const destination = findDestination(env, path);
	return destination.kind === "own" ? destination.url.href : destination.kind;
};

// proves platform-18
describe("a part of the platform", () => {
	test.each(PORT_NAMES)("%s has an address of its own, and leaves the others as they are", (name) => {
		const env = { ...cloud, ...bind(name, "https://own.example/base") };
		const atOwn = PORT_NAMES.filter((one) => findAddress(env, PATHS[one]) === "https://own.example/base");
		expect(atOwn.toSorted()).toEqual((name === "scapi" ? ["custom", "scapi", "slas"] : [name]).toSorted());
		for (const other of PORT_NAMES.filter((one) => !atOwn.includes(one)))
			expect([other, findAddress(env, PATHS[other])]).toEqual([other, "cloud"]);
		expect(findPort(PATHS[name])).toBe(name);
	});

	test.each(PORT_NAMES)("%s may be missing", (name) => {
		const env = { ...cloud, ...bind(name, "none") };
		expect(findAddress(env, PATHS[name])).toBe("none");
		expect(PORT_NAMES.filter((one) => !hasPort(env, one))).toEqual([name]);
	});

	test("is missing if only others have addresses and no cloud answers for it", () => {
		const env = bind("scapi", "https://abcd.api.commercecloud.example");
		expect(PORT_NAMES.filter((one) => hasPort(env, one)).toSorted()).toEqual(["custom", "scapi", "slas"]);
		expect(findAddress(env, PATHS.controllers)).toBe("none");
		expect(findAddress(env, "/vimeo/api/oembed.json")).toBe("none");
		expect(PORT_NAMES.every((one) => hasPort({}, one))).toBe(true);
	});

	test("has an address for each site, if it is controllers", () => {
		const env = {
			...cloud,
			CONTROLLERS_URL: "eu=https://eu.example, us=https://us.example,https://all.example",
		};
		expect(findAddress(env, PATHS.controllers)).toBe("https://eu.example/");
		expect(findAddress(env, "/s/us/en-us/about")).toBe("https://us.example/");
		expect(findAddress(env, "/s/ap/ja-jp/about")).toBe("https://all.example/");
		expect(() => readPorts({ MEDIA_URL: "eu=https://eu.example" })).toThrow("only controllers");
	});
});

// proves platform-18
test.each<[string, PortBindings, string]>([
	[
		"no address",
		{ SCAPI_URL: "abcd.api.commercecloud.example" },
		'SCAPI_URL: "abcd.api.commercecloud.example" is not an address',
	],
	[
		"no encryption",
		{ MEDIA_URL: "http://media.example" },
		'MEDIA_URL: "http://media.example" is not an address',
	],
	["a query", { CONTENT_URL: "https://c.example/?key=1" }, 'CONTENT_URL: "https://c.example/?key=1" is not'],
	[
		"pictures of a path",
		{ MEDIA_HOSTS: "https://images.example,https://cdn.example/a" },
		'MEDIA_HOSTS: "https://cdn.example/a" is not a host',
	],
	[
		"a time-out in seconds",
		{ SLAS_TIMEOUT: "4s" },
		'SLAS_TIMEOUT: "4s" is not a whole number of milliseconds',
	],
	[
		"a header in two lines",
		{ CONTENT_AUTHORIZATION: "Bearer a\nb" },
		"CONTENT_AUTHORIZATION: is not a value",
	],
])("a binding that cannot be read is named: %s", (_, env, says) => {
	expect(() => readPorts(env)).toThrow(PortFault);
	expect(() => readPorts({ ...env })).toThrow(says);
});

test("all faults are told at once", () => {
	for (const name of ["SCAPI_URL", "SLAS_TIMEOUT"])
		expect(() => readPorts({ SCAPI_URL: "x", SLAS_TIMEOUT: "y" })).toThrow(name);
});

describe("a call", () => {
	afterEach(() => vi.restoreAllMocks());
	const call = async (env: PlatformContext["env"], path: string, headers: Record<string, string> = {}) => {
		const sent: Request[] = [];
		vi.spyOn(globalThis, "fetch").mockImplementation(async (request) => {
			sent.push(request as Request);
			return Response.json({ ok: 1 });
		});
		const result = await platformFetch({ env, deadline: AbortSignal.timeout(5000), log: () => {} }, path, {
			headers,
		});
		return { result, sent };
	};

	// proves platform-18
	test("goes to its part's address, with the part's header unless it has a token", async () => {
		const env = {
			...cloud,
			CONTROLLERS_URL: "https://eu.example/store",
			CONTROLLERS_AUTHORIZATION: "Basic eDp5",
		};
		const path = `${PATHS.controllers}?a=1`;
		const { sent } = await call(env, path);
		expect([sent[0]?.url, sent[0]?.headers.get("authorization")]).toEqual([
			`https://eu.example/store${path}`,
			"Basic eDp5",
		]);
		expect(sent[0]?.headers.has("x-vetrina-storefront")).toBe(false);
		const withToken = await call(env, path, { authorization: "Bearer t" });
		expect(withToken.sent[0]?.headers.get("authorization")).toBe("Bearer t");
	});

	// proves platform-18
	test("to a missing part is not sent", async () => {
		const { result, sent } = await call({ ...cloud, CONTENT_URL: "none" }, PATHS.content);
		expect([result, sent]).toEqual([expect.objectContaining({ ok: false, kind: "absent" }), []]);
	});

	test("without a part's address goes to the cloud", async () => {
		const { sent } = await call({ ...cloud, CONTENT_URL: "https://content.example" }, PATHS.scapi);
		expect([sent[0]?.url, sent[0]?.headers.get("x-vetrina-storefront")]).toEqual([
			`https://cloud.example${PATHS.scapi}`,
			"1",
		]);
	});
});

// proves platform-24
test("hosts of pictures are listed by their origins", () => {
	expect(readPorts({}).pictureOrigins).toEqual([]);
	expect(readPorts({ MEDIA_HOSTS: "https://images.example, https://cdn.example/" }).pictureOrigins).toEqual([
		"https://images.example",
		"https://cdn.example",
	]);
});
