import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { AddressSuggestion } from "../../shared/contracts/address-suggestions.ts";
import { addressesApp } from "./addresses.ts";
import type { ApiContext, ApiEnv } from "./api-env.ts";

const asking = async (body: unknown, found: AddressSuggestion[] | null = []) => {
	const suggest = vi.fn(async () => found);
	const response = await new Hono<ApiEnv>()
		.use((c, next) => {
			c.set("api", { addresses: { suggest }, view: { locale: { language: "en" } } } as unknown as ApiContext);
			return next();
		})
		.route("/", addressesApp)
		.request("/suggestions", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body),
		});
	return { status: response.status, body: await response.json(), suggest };
};

// proves checkout-20
test("a suggestion is written as its country does, and its state is one of the form's choices", async () => {
	const { status, body, suggest } = await asking({ query: " ginza ", country: "JP" }, [
		{ address1: "Ginza, Chuo-ku", postalCode: "104-0061", stateCode: "13" },
	]);
	expect(suggest).toHaveBeenCalledWith("ginza", "JP");
	expect([status, body]).toEqual([
		200,
		{
			ok: true,
			suggestions: [
				{
					text: "〒104-0061, Tokyo, Ginza, Chuo-ku",
					values: { address1: "Ginza, Chuo-ku", postalCode: "104-0061", stateCode: "東京都" },
				},
			],
		},
	]);
});

// proves checkout-20
test("an unavailable service gives an error, and a malformed query is refused", async () => {
	expect((await asking({ query: "via", country: "IT" }, null)).status).toBe(503);
	for (const body of [{}, { query: "", country: "IT" }, { query: "via" }, { query: "via", country: "it" }])
		expect((await asking(body)).status, JSON.stringify(body)).toBe(400);
	expect((await asking({ query: "x".repeat(101), country: "IT" })).status).toBe(400);
});
