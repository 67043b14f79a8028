import { ApiError, AuthTokenInvalidError } from "@salesforce/storefront-next-runtime/scapi";
import { expect, test } from "vitest";
import { refusalWords } from "../../base/refusal-words.ts";
import { problemType } from "../commerce/logins/calls-as-shopper.ts";
import { isRefused } from "../commerce/logins/refresh.ts";
import { createOrders } from "../commerce/orders/orders.ts";
import { scapi } from "../commerce/scapi.ts";
import { customerUnderTest } from "../commerce/testing.ts";
import { type PlatformContext, platformFetch } from "../fetch.ts";
import { isUnavailable } from "../is-unavailable.ts";
import { isRefusal, refusalStatus, toProblem } from "./refusal.ts";
import { REFUSAL_FORMS, REFUSED_WORDS } from "./testing.ts";

const setUp = (body: unknown, status: number) => {
	const logged: Record<string, unknown>[] = [];
	const COMMERCE = { fetch: async () => Response.json(body, { status }) } as unknown as Fetcher;
	const platform: PlatformContext = {
		env: { COMMERCE },
		deadline: new AbortController().signal,
		log: (level, _source, title, details) => logged.push({ level, said: title, ...details }),
	};
	return { platform, logged };
};

const CASES = Object.entries(REFUSAL_FORMS).flatMap(([form, body]) =>
	[200, 400].map((status) => ({ form, body, status })),
);

// proves platform-11, platform-5
test.each(CASES)(
	"$form with $status is a refusal, and is logged in the platform's words",
	async ({ body, status }) => {
		const { platform, logged } = setUp(body, status);
		expect(await platformFetch(platform, "/custom/x")).toMatchObject({
			ok: false,
			kind: "http",
			status: refusalStatus(body) ?? status,
		});
		expect(logged).toEqual([expect.objectContaining({ level: "info", status, detail: REFUSED_WORDS })]);
	},
);

// proves platform-11, orders-3
test.each(CASES)("an order refused by $form with $status is not found", async ({ body, status }) => {
	const { cx, shopper } = customerUnderTest(() => Response.json(body, { status }));
	const orders = createOrders(cx, shopper, {} as Parameters<typeof createOrders>[2]);
	expect(await orders.find("V1", { postalCode: "20121" })).toEqual({ ok: false, error: "notFound" });
});

// proves platform-11
test.each([
	null,
	[],
	"error",
	{},
	{ error: false },
	{ error: "x" },
	{ fault: null },
	{ fault: {} },
	{ order: {} },
	{ title: "Silk", type: { item: true }, detail: "Soft" },
	{ status: "new", statusCode: 200 },
])("%j is no refusal", (body) => expect(isRefusal(body)).toBe(false));

// proves platform-11
test.each<[object, number | undefined]>([
	[{ fault: { type: "BasketNotFoundException", message: "" } }, 404],
	[{ fault: { type: "InvalidAccessTokenException" } }, 401],
	[{ type: "https://x/errors/basket-not-found", title: "Basket Not Found", detail: "None." }, 404],
	[{ status_code: "401 UNAUTHORIZED", message: "Wrong." }, 401],
	[{ statusCode: 403 }, 403],
	[{ fault: { type: "TooManyRequestsException" } }, 429],
	[{ isError: true, message: "No." }, undefined],
	[{ error: true, errorMessage: "No." }, undefined],
])("%j has the status %s", (body, status) => {
	expect(isRefusal(body)).toBe(true);
	expect(refusalStatus(body)).toBe(status);
});

// proves platform-11
test.each([
	["BasketNotFoundException", "basket-not-found"],
	["CustomerBasketsQuotaExceededException", "customer-baskets-quota-exceeded"],
	["https://x/errors/invalid-customer", "invalid-customer"],
])("the fault %s is the problem %s", (type, slug) => {
	const fault = { type, message: "No.", arguments: { statusCode: "coupon_code_unknown" } };
	expect(toProblem({ fault })).toMatchObject({
		type: slug,
		detail: "No.",
		statusCode: "coupon_code_unknown",
	});
});

/** Returns the product as the platform's client reads it, or the refusal. */
const productBy = async (body: unknown, status: number) => {
	const { platform, logged } = setUp(body, status);
	const cx = {
		platform: {
			...platform,
			env: { ...platform.env, COMMERCE_ORGANIZATION: "f_ecom_vtra_001", COMMERCE_CLIENT_ID: "vetrina" },
		},
		locale: { siteId: "vetrina-eu", language: "en", country: "IT", currency: "EUR" } as const,
	};
	const call = scapi(cx).shopperProducts.getProduct({ params: { path: { id: "VT1" } } });
	return { said: await call.catch((error: unknown) => error), logged };
};

// proves platform-11, platform-5
test.each(CASES)(
	"the platform's client is refused by $form with $status, expectedly",
	async ({ body, status }) => {
		const { said, logged } = await productBy(body, status);
		expect(said).toBeInstanceOf(ApiError);
		expect(said).toMatchObject({ status: 400, body: { detail: REFUSED_WORDS } });
		// A problem document with an error status says what was wrong with the request.
		expect(isUnavailable(said)).toBe(!(status === 400 && "detail" in body));
		expect(logged).toEqual([expect.objectContaining({ level: "info", status, detail: REFUSED_WORDS })]);
	},
);

// proves platform-11
test("a fault has the same outcome with any status as its problem document has with the right one", async () => {
	const fault = { fault: { type: "ProductNotFoundException", message: "None." } };
	const plain = { type: "x/product-not-found", title: "Product Not Found", detail: "None." };
	const outcomes = await Promise.all([
		productBy(plain, 404),
		productBy(plain, 200),
		...[200, 400, 404].map((status) => productBy(fault, status)),
	]);
	for (const { said } of outcomes) {
		expect(said).toMatchObject({ name: "ApiError", status: 404 });
		expect(problemType(said as ApiError)).toBe("product-not-found");
	}
});

// proves platform-11
test("an expired token is recognised in every form", async () => {
	const fault = { fault: { type: "ExpiredTokenException", message: "Over." } };
	const problem = { type: "x/invalid-access-token", title: "Over", detail: "Over." };
	for (const [body, status] of [
		[fault, 200],
		[fault, 401],
		[problem, 200],
		[problem, 401],
	] as const)
		expect((await productBy(body, status)).said).toBeInstanceOf(AuthTokenInvalidError);
});

// proves platform-11
test("a redirect is not a document", async () => {
	const { said } = await productBy({}, 302);
	expect(said).toMatchObject({ name: "PlatformUnavailable", kind: "malformed" });
});

// proves platform-11, identity-14
test("a refresh that is refused without a reason ends no session", async () => {
	expect(isRefused((await productBy(REFUSAL_FORMS.flag, 200)).said)).toBe(false);
	expect(isRefused((await productBy({ status_code: "400 BAD_REQUEST", message: "x" }, 200)).said)).toBe(true);
});

// proves platform-5
test("the log of a refusal contains no query, personal data or token", () => {
	const token = "a1B2".repeat(20);
	const { detail = "" } = refusalWords({
		title: "Bad Request",
		detail: `No anna@vetrina.example at /orders?c_viewCode=s3cret with Bearer s3cret, ${token}`,
	});
	expect(detail).toBe("No … at /orders?… with Bearer … …");
});

// proves platform-5
test.each([
	[
		{ title: "Not Found", detail: "No basket.", type: "https://x/not-found" },
		{ title: "Not Found", detail: "No basket." },
	],
	[{ fault: { type: "InvalidX", message: "Wrong." } }, { title: "InvalidX", detail: "Wrong." }],
	[{}, {}],
	[undefined, {}],
])("%j is logged as %j", (json, words) => expect(refusalWords(json)).toEqual(words));
