import { SPELLINGS } from "@vetrina/shop-rules/typed/testing/spellings.ts";
import { expect, test, vi } from "vitest";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import type { FormContext } from "../../worker/request/form/form-context.ts";
import { BAG_LINK, COUPON_DRAFT, cartForm } from "./form.ts";

const LINK = "https://shop.example/en-it/cart?collect=abcdefgh";

/** Fakes the context of a POST to the cart. `collected`: the outcome of a share link. */
const posting = (collected = "collected", link: string | null = LINK) => {
	const done = vi.fn(async () => ({ ok: true }));
	const addCoupon = vi.fn(async () => ({ ok: true }));
	const keep = vi.fn();
	const personalShopper = { collect: vi.fn(async () => collected), link: async () => link };
	const cx = {
		paths: createPaths({ prefix: "/en-it" }),
		visitor: {
			baskets: { add: done, update: done, addCoupon, follow: (run: () => unknown) => run() },
			personalShopper,
			drafts: { keep },
		},
	} as unknown as FormContext;
	const post = async (fields: Record<string, string>) => {
		const form = new FormData();
		for (const [name, value] of Object.entries(fields)) form.append(name, value);
		const outcome = await cartForm(form, cx);
		return "location" in outcome ? outcome.location : "refusal" in outcome ? outcome.refusal : undefined;
	};
	return { post, done, addCoupon, keep, personalShopper };
};

// proves basket-3
test.each(["-1", "1.5", "100", "1e9", "99999999999999999999", "NaN", "Infinity", "two", "0x", "0x10"])(
	"a quantity of %s is refused, and the bag is not asked to change",
	async (quantity) => {
		const { post, done } = posting();
		expect(await post({ intent: "update", itemId: "i1", quantity })).toBe("/en-it/cart?error=invalid");
		expect(await post({ intent: "add", productId: "1001", quantity })).toBe("/en-it/cart?error=invalid");
		expect(done).not.toHaveBeenCalled();
	},
);

// proves basket-3
test("quantity 0 cannot be added, and removes a line", async () => {
	const { post, done } = posting();
	expect(await post({ intent: "add", productId: "1001", quantity: "0" })).toBe("/en-it/cart?error=invalid");
	expect(await post({ intent: "update", itemId: "i1", quantity: "0" })).toBe("/en-it/cart?notice=removed");
	expect(done).toHaveBeenCalledExactlyOnceWith("i1", { quantity: 0, from: undefined });
});

// proves basket-17
test("a form sends the quantity that it showed if that is a number", async () => {
	const { post, done } = posting();
	await post({ intent: "update", itemId: "i1", quantity: "3", from: "2" });
	await post({ intent: "update", itemId: "i1", quantity: "3", from: "<b>" });
	expect(done.mock.calls).toEqual([
		["i1", { quantity: 3, from: 2 }],
		["i1", { quantity: 3, from: undefined }],
	]);
});

// proves basket-23
test("a button adds a link's selection to the bag, and reports an expired link", async () => {
	const { post, personalShopper } = posting();
	expect(await post({ intent: "collect", code: "abcdefgh" })).toBe("/en-it/cart?notice=collected");
	expect(personalShopper.collect).toHaveBeenCalledWith("abcdefgh");
	const gone = posting("collectGone");
	expect(await gone.post({ intent: "collect" })).toBe("/en-it/cart?error=collectGone");
});

// proves basket-23
test("an agent's link is kept for the page that shows it, outside the address", async () => {
	const { post, keep } = posting();
	expect(await post({ intent: "share" })).toBe("/en-it/cart");
	expect(keep).toHaveBeenCalledWith(BAG_LINK, { values: { link: LINK }, faults: {} });
	expect(await posting("collected", null).post({ intent: "share" })).toBe("/en-it/cart?error=unavailable");
});

// proves basket-4, typed-1
// proves basket-4
test("a refused code is kept as typed, and an accepted code is not kept", async () => {
	const { post, addCoupon, keep } = posting();
	await post({ intent: "addCoupon", code: "AUTUMN" });
	expect(keep).not.toHaveBeenCalled();
	for (const code of [" autum", "   "]) {
		addCoupon.mockResolvedValueOnce({ ok: false, error: "couponRefused" } as never);
		expect(await post({ intent: "addCoupon", code })).toBe("/en-it/cart?error=couponRefused");
		expect(keep).toHaveBeenLastCalledWith(COUPON_DRAFT, { values: { code }, faults: {} });
	}
});

test.each(Object.entries(SPELLINGS))("a coupon's code %s is entered", async (_kind, spell) => {
	const { post, addCoupon } = posting();
	expect(await post({ intent: "addCoupon", code: spell("10-AUTUMN") })).toBe(
		"/en-it/cart?notice=couponAdded",
	);
	expect(addCoupon).toHaveBeenCalledExactlyOnceWith("10-AUTUMN", undefined);
});

// proves typed-1
test("a coupon's code of invisible marks alone is refused, and the platform is not asked", async () => {
	const { post, addCoupon } = posting();
	expect(await post({ intent: "addCoupon", code: "\u200b \u202c" })).toBe("/en-it/cart?error=couponRefused");
	expect(addCoupon).not.toHaveBeenCalled();
});
