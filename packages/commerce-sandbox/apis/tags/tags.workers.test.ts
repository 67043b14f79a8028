import { beforeAll, expect, test } from "vitest";
import { type CommerceUnderTest, startCommerce } from "../../testing/commerce-under-test.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce({ STOREFRONT_ORIGIN: "https://shop.example" });
});

// proves cloud-20
test.each(["/gtm.js?id=GTM-VETRINA", "/c/hotjar-6.js?sv=6"])("any page may load %s", async (path) => {
	const response = await commerce.fetch(path);
	expect([response.status, response.headers.get("cross-origin-resource-policy")]).toEqual([
		200,
		"cross-origin",
	]);
	expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
});

test.each([
	["/gtm.js?id=GTM-x", 404],
	["/ns.html", 404],
	["/c/hotjar-six.js?sv=6", 404],
	["/c/hotjar-6.js?sv=5", 400],
])("%s is refused, as its maker would", async (path, status) => {
	expect((await commerce.fetch(path)).status).toBe(status);
});
