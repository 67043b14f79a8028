import { expect, test } from "vitest";
import { startCommerce } from "../testing/commerce-under-test.ts";

const SHOP = "https://shop.example";
const RETURN = encodeURIComponent(`${SHOP}/en-it/checkout`);

// proves cloud-41
test.each([
	["/", "'none'"],
	["/outbox", "'none'"],
	["/hosted-search", "'none'"],
	[`/payments/sandbox/v1/fields?return=${RETURN}&session=${"a".repeat(43)}`, SHOP],
])("the page at %s may be framed by %s alone", async (path, frame) => {
	const commerce = await startCommerce({ STOREFRONT_ORIGIN: SHOP });
	const response = await commerce.fetch(path, { headers: { accept: "text/html" } });
	await response.arrayBuffer();
	expect([response.status, response.headers.get("content-type")]).toEqual([
		200,
		expect.stringContaining("text/html"),
	]);
	const policy = response.headers.get("content-security-policy") ?? "";
	expect(policy.split("; ").filter((directive) => directive.startsWith("frame-ancestors"))).toEqual([
		`frame-ancestors ${frame}`,
	]);
});
