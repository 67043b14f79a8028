import { expect, test } from "vitest";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import type { PageVisitor } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { loadCheckout } from "./loader.ts";

/** Opens a step of the checkout with a bag whose chosen method is no longer offered. */
const open = (search: Record<string, string>) => {
	const cx = { paths: createPaths({ prefix: "/en-it" }), search: new URLSearchParams(search) };
	const visitor = {
		baskets: { get: async () => ({ id: "b1", lines: [{}] }) },
		sessionSync: { sync: async () => "same" },
		drafts: { read: async () => null },
		checkout: { read: async () => ({ isAvailable: true, isMethodLapsed: true }) },
	};
	// The page redirects before it reads anything else.
	return loadCheckout(cx as unknown as PageContext, visitor as unknown as PageVisitor);
};

// proves checkout-25
test.each(["contact", "delivery", "payment", "review"])(
	"a bag whose method has lapsed leads from %s to delivery, which says so",
	async (step) => {
		expect(await open({ step })).toEqual({
			redirect: "/en-it/checkout?step=delivery&error=shippingMethod",
			status: 302,
		});
	},
);
