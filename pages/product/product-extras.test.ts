import { expect, test } from "vitest";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import { PlatformUnavailable } from "../../worker/platform/fetch.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { productExtras } from "./product-extras.ts";

const locale = {
	siteId: "vetrina-eu",
	country: "IT",
	language: "en",
	currency: "EUR",
	prefix: "/en-it",
} as const;
const kit = { kind: "fixed", parts: [{ choices: ["VT1-red"], quantity: 1 }] } as const;

/** Returns the kit of a page whose catalogue has the given parts. */
const kitPage = async (products: () => Promise<Product[]>) => {
	const cx = {
		locale,
		paths: createPaths(locale as never),
		settings: { expressMethods: [] },
		catalogue: { products },
		t: (key: string) => key,
		isPartial: false,
	} as unknown as PageContext;
	const product = {
		details: { kit },
		images: [],
		name: "Cream",
		colours: [],
		variants: [],
	} as unknown as Product;
	return { cx, ...(await productExtras(product, cx)) };
};

test("a kit is shown without its parts if they cannot be loaded, and is cached briefly", async () => {
	const { cx, extras, isSoldOut, tags } = await kitPage(async () => {
		throw new PlatformUnavailable("http", "503");
	});
	expect(extras).toMatchObject({ closed: "buy.kitUnknown" });
	expect(extras.kit).toBeUndefined();
	expect([isSoldOut, cx.isPartial, tags]).toEqual([false, true, ["product:VT1", "product:VT1-red"]]);
});

test("a kit's page has the tags of all its parts", async () => {
	const part = {
		id: "D-100-red",
		masterId: "D-100",
		variants: [{ id: "800/1", values: {}, price: null }],
		images: [],
		sizes: [],
	};
	const cx = {
		locale,
		settings: { expressMethods: [] },
		paths: createPaths(locale as never),
		catalogue: { products: async () => [part] },
		t: (key: string) => key,
	} as unknown as PageContext;
	const parts = [
		{ choices: ["D-100-red"], quantity: 1 },
		{ choices: ["800/1"], quantity: 1 },
		{ choices: ["S-7"], quantity: 1 },
	];
	const product = {
		details: { kit: { kind: "variable", parts } },
		images: [],
		name: "Set",
		colours: [],
		variants: [],
	};
	const { tags } = await productExtras(product as unknown as Product, cx);
	expect(new Set(tags)).toEqual(new Set(["product:D-100", "product:S", "product:S-7"]));
});

test("a kit of which the shop has not all parts is sold out", async () => {
	const { cx, extras, isSoldOut } = await kitPage(async () => []);
	expect([extras.closed, isSoldOut, cx.isPartial]).toEqual([undefined, true, false]);
});

test("a bug is not treated as an outage", async () => {
	await expect(kitPage(() => Promise.reject(new TypeError("bug")))).rejects.toThrow("bug");
});

// proves wallets-15
test.each([
	["a plain product", {}, 120],
	["a kit", { kit }, undefined],
	["a customised product", { customisation: { kind: "configuration", groups: [] } }, undefined],
])("the message about paying later applies to %s: %#", async (_, details, amount) => {
	const paypal = { id: "PAYPAL", name: "PayPal", excludedProducts: [], script: "https://pay.example/sdk.js" };
	const cx = {
		locale,
		settings: { expressMethods: [{ ...paypal, messages: { product: true } }] },
		paths: createPaths(locale as never),
		catalogue: { products: async () => [] },
		t: (key: string) => key,
	} as unknown as PageContext;
	const product = {
		details,
		images: [],
		colours: [],
		variants: [],
		price: { value: 120 },
	} as unknown as Product;
	expect((await productExtras(product, cx)).extras.productExpress?.payLater?.amount).toBe(amount);
});
