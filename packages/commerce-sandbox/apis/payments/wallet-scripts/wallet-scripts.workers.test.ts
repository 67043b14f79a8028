import { beforeAll, expect, test } from "vitest";
import { type CommerceUnderTest, startCommerce } from "../../../testing/commerce-under-test.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce({ STOREFRONT_ORIGIN: "https://shop.example" });
});

// proves cloud-20
test.each([
	["google-pay.js", "globalThis.google"],
	["apple-pay.js", "globalThis.ApplePaySession"],
])("%s may be loaded by any page, and sets the wallet's own global", async (name, global) => {
	const response = await commerce.fetch(`/payments/sandbox/v1/scripts/${name}`);
	expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
	expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
	const text = await response.text();
	expect(text).toContain(global);
	expect(text).toContain("function openWalletSheet");
});

// proves cloud-20
test("there is no other script", async () => {
	for (const name of ["card.js", "toString"])
		expect((await commerce.fetch(`/payments/sandbox/v1/scripts/${name}`)).status).toBe(404);
});
