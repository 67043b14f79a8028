import { expect, test } from "vitest";
import type { CataloguePort } from "./catalogue/catalogue.ts";
import { createCustomPrice } from "./custom-price.ts";
import { customerUnderTest } from "./testing.ts";

const ENGRAVABLE = {
	variants: [{ id: "1001", price: { value: 100 } }],
	details: { customisation: { kind: "engraving", text: { maxLength: 4, characters: "A-Z" }, groups: [] } },
};

const ask = async (respond: () => Response, text = "AC", product: object | null = ENGRAVABLE) => {
	const sent: { path: string; body: unknown }[] = [];
	const { cx, shopper, logLines } = customerUnderTest(async (path, request) => {
		sent.push({ path, body: await request.json() });
		return respond();
	});
	const catalogue = { product: async () => product } as unknown as CataloguePort;
	const price = await createCustomPrice(cx, shopper, catalogue).of("1001", { text, values: {} });
	return { price, sent, logged: logLines };
};

// proves product-15
test("the platform is asked with the fields that the bag's line would have", async () => {
	const { price, sent } = await ask(() => Response.json({ error: false, customPrice: 125 }));
	expect(price).toEqual({ price: 125, plain: 100 });
	expect(sent).toEqual([
		{
			path: "/custom-product-price/1001",
			body: {
				c_customizationID: expect.any(String),
				c_customizationJSON: '{"kind":"engraving","text":"AC","values":{}}',
				c_engraveMessage: "AC",
			},
		},
	]);
});

// proves product-15
test.each([
	["an error in a 200", () => Response.json({ error: true, errorMessage: "Calculate price error" })],
	["a price that is none", () => Response.json({ customPrice: "125" })],
	["a refusal", () => Response.json({}, { status: 400 })],
	["no JSON", () => new Response("{", { headers: { "content-type": "application/json" } })],
])("the failure %s is logged and gives no price", async (_, respond) => {
	const { price, logged } = await ask(respond);
	expect(price).toBeNull();
	expect(logged).toContain("Calculate price error");
});

// proves product-15
test("an impossible customisation is not requested", async () => {
	const never = () => Response.json({ customPrice: 1 });
	expect(await ask(never, "TOO LONG")).toMatchObject({ price: "invalid", sent: [] });
	expect(await ask(never, "a1")).toMatchObject({ price: "invalid", sent: [] });
	expect(await ask(never, "AC", null)).toMatchObject({ price: "invalid", sent: [] });
});
