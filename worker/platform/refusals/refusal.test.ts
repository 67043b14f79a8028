import { expect, test } from "vitest";
import type { Shopper } from "../commerce/logins/sessions.ts";
import { createOrders } from "../commerce/orders/orders.ts";
import { type PlatformContext, platformFetch } from "../fetch.ts";
import { isRefusal, refusalWords } from "./refusal.ts";

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

const FORMS = {
	flag: { error: true, errorMessage: "The postal code is another one." },
	isError: { isError: true, message: "The postal code is another one." },
	fault: { fault: { type: "OrderNotFoundException", message: "The postal code is another one." } },
};
const CASES = Object.entries(FORMS).flatMap(([form, body]) =>
	[200, 400].map((status) => ({ form, body, status })),
);

// proves platform-11, platform-5
test.each(CASES)(
	"$form with $status is a refusal, and is logged in the platform's words",
	async ({ body, status }) => {
		const { platform, logged } = setUp(body, status);
		expect(await platformFetch(platform, "/custom/x")).toMatchObject({ ok: false, kind: "http", status });
		expect(logged).toEqual([
			expect.objectContaining({ level: "info", status, detail: "The postal code is another one." }),
		]);
	},
);

// proves platform-11, orders-3
test.each(CASES)("an order refused by $form with $status is not found", async ({ body, status }) => {
	const { platform } = setUp(body, status);
	const session = async () => ({ accessToken: "a", customerId: "c1" });
	// The look-up needs only these members of a session, and no product.
	const shopper = { session, renew: session } as unknown as Shopper;
	const cx = {
		platform: {
			...platform,
			env: { ...platform.env, COMMERCE_ORGANIZATION: "f_ecom_vtra_001", COMMERCE_CLIENT_ID: "vetrina" },
		},
		locale: { siteId: "vetrina-eu", language: "en", country: "IT", currency: "EUR" } as const,
	};
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
])("%j is no refusal", (body) => expect(isRefusal(body)).toBe(false));

// proves platform-5
test("what is logged of a refusal has no query, person or token", () => {
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
])("%j is told as %j", (json, words) => expect(refusalWords(json)).toEqual(words));
