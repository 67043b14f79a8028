import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PlatformUnavailable } from "../fetch.ts";
import { scapi } from "./scapi.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fakes a platform that refuses the first `putOff` writes. */
const platform = (putOff: number, busy = 409) => {
	const bodies: string[] = [];
	const fetch = async (request: Request): Promise<Response> => {
		bodies.push(await request.text());
		const problem = { type: "https://platform.example/errors/basket-busy", title: "Busy", detail: "" };
		const headers = { "retry-after": "1", "content-type": "application/problem+json" };
		return bodies.length > putOff
			? Response.json({ basketId: "b1" })
			: new Response(JSON.stringify(problem), { status: busy, headers });
	};
	const { shopperBasketsV2 } = scapi({
		platform: {
			env: {
				COMMERCE: { fetch } as unknown as Fetcher,
				COMMERCE_ORGANIZATION: "f_ecom_vtra_001",
				COMMERCE_CLIENT_ID: "vetrina",
			},
			deadline: new AbortController().signal,
			log: () => undefined,
		},
		locale: { siteId: "vetrina-eu", language: "en", country: "IT", currency: "EUR" },
		token: "t",
	});
	const add = () =>
		shopperBasketsV2.addItemToBasket({
			params: { path: { basketId: "b1" } },
			body: [{ productId: "1001", quantity: 1 }] as never,
		});
	return { add, bodies };
};

test("a deferred write is sent again with its body", async () => {
	const { add, bodies } = platform(2);
	const added = add();
	await vi.advanceTimersByTimeAsync(3000);
	expect((await added).data).toEqual({ basketId: "b1" });
	expect(bodies).toHaveLength(3);
	expect(new Set(bodies)).toEqual(new Set([JSON.stringify([{ productId: "1001", quantity: 1 }])]));
});

test("a platform that stays busy is unavailable: the shopper may try again", async () => {
	const { add, bodies } = platform(99);
	const failed = add().catch((error: unknown) => error);
	await vi.advanceTimersByTimeAsync(9000);
	expect(await failed).toBeInstanceOf(PlatformUnavailable);
	expect(bodies).toHaveLength(4);
});

test("a write that fails otherwise is not repeated", async () => {
	const { add, bodies } = platform(99, 503);
	await expect(add()).rejects.toThrow();
	expect(bodies).toHaveLength(1);
});
