import { expect, test } from "vitest";
import { createEinstein } from "./einstein.ts";

/** Fakes the recommendation service, and records its requests. */
const service = () => {
	const told: { path: string; body: unknown }[] = [];
	const fetch = async (request: Request): Promise<Response> => {
		told.push({ path: new URL(request.url).pathname, body: await request.json() });
		return Response.json({});
	};
	const einstein = createEinstein({
		platform: {
			env: {
				COMMERCE: { fetch } as unknown as Fetcher,
				RECOMMENDATIONS_CLIENT_ID: "vetrina",
				RECOMMENDATIONS_REALM: "vtra",
			},
			deadline: new AbortController().signal,
			log: () => undefined,
		},
		locale: { siteId: "vetrina-eu" },
	});
	return { told, einstein };
};
const WHO = { cookieId: "c1", userId: "u1" };

// proves checkout-22
test("a checkout that begins is told with its products, and a step with its name and number", async () => {
	const { told, einstein } = service();
	await einstein.tell?.({ kind: "beginCheckout", products: [{ productId: "1000", quantity: 2 }] }, WHO);
	await einstein.tell?.({ kind: "checkoutStep", basketId: "b1", step: "delivery", number: 2 }, WHO);
	const common = { ...WHO, realm: "vtra", instanceType: "prd" };
	expect(told).toEqual([
		{
			path: "/v3/activities/vtra-vetrina-eu/beginCheckout",
			body: { ...common, products: [{ id: "1000", sku: "", altId: "", altIdType: "", quantity: 2 }] },
		},
		{
			path: "/v3/activities/vtra-vetrina-eu/checkoutStep",
			body: { ...common, basketId: "b1", stepName: "delivery", stepNumber: 2 },
		},
	]);
});
