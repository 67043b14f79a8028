import { expect, test, vi } from "vitest";
import { cartForm } from "../../../pages/cart/form.ts";
import { newsletterForm } from "../../../pages/newsletter/form.ts";
import { signInForm } from "../../../pages/sign-in/form.ts";
import { createPaths } from "../../../shared/domain/addresses/paths.ts";
import type { FormContext, HandleForm } from "../../request/form/form-context.ts";
import { formFields } from "../../request/form/form-fields.ts";

const formOf = (fields: [string, string][]): FormData => {
	const form = new FormData();
	for (const [name, value] of fields) form.append(name, value);
	return form;
};

const context = () => {
	const done = async () => ({ ok: true });
	const baskets = {
		add: vi.fn(done),
		update: vi.fn(done),
		remove: vi.fn(done),
		follow: (run: () => unknown) => run(),
	};
	const shopper = { signOut: vi.fn(), signIn: vi.fn(async () => "wrongPassword"), isKnown: false };
	const cx = {
		paths: createPaths({ prefix: "/en-it" }),
		calls: { platform: {} },
		visitor: {
			drafts: { dropAll: vi.fn(), keep: vi.fn(), drop: vi.fn() },
			baskets,
			shopper,
			passwords: { requestFirst: () => {} },
		},
	};
	return { baskets, shopper, cx: cx as unknown as FormContext };
};
const send = async (handle: HandleForm, fields: [string, string][], cx: FormContext) => {
	const outcome = await handle(formOf(fields), cx);
	return "location" in outcome ? outcome.location : "refusal" in outcome ? outcome.refusal : undefined;
};

test("a form's fields are the first text of each name, without empty ones", () => {
	const form = formOf([
		["intent", "update"],
		["intent", "remove"],
		["email", ""],
		["__proto__", "x"],
	]);
	form.append("file", new Blob(["x"]), "x.txt");
	expect(Object.entries(formFields(form))).toEqual([
		["intent", "update"],
		["__proto__", "x"],
	]);
});

test("a product is added with what is done to it, or a changed item updated", async () => {
	const { cx, baskets } = context();
	const fields: [string, string][] = [
		["productId", "VT1-red-M"],
		["quantity", "2"],
		["customText", "A"],
		["custom.font", "serif"],
	];
	expect(await send(cartForm, fields, cx)).toBe("/en-it/cart?notice=added");
	const custom = { text: "A", values: { font: "serif" } };
	expect(baskets.add).toHaveBeenCalledWith({ productId: "VT1-red-M", quantity: 2, custom, parts: undefined });
	expect(await send(cartForm, [...fields, ["itemId", "1a"]], cx)).toBe("/en-it/cart?notice=updated");
	expect(baskets.update).toHaveBeenCalledWith("1a", { productId: "VT1-red-M", custom });
});

test.each<[string, [string, string][], string]>([
	["no size", [["intent", "add"]], "error=chooseSize"],
	[
		"no such quantity",
		[
			["productId", "VT1"],
			["quantity", "100"],
		],
		"error=invalid",
	],
	[
		"a quantity that is no number",
		[
			["productId", "VT1"],
			["quantity", "two"],
		],
		"error=invalid",
	],
	[
		"none of it",
		[
			["productId", "VT1"],
			["quantity", "0"],
		],
		"error=invalid",
	],
	["a malformed product id", [["productId", "VT1\u0000"]], "error=invalid"],
	[
		"an unknown intent",
		[
			["intent", "buy"],
			["productId", "VT1"],
		],
		"error=invalid",
	],
	[
		"an update without an item",
		[
			["intent", "update"],
			["quantity", "1"],
		],
		"error=invalid",
	],
	[
		"an update",
		[
			["intent", "update"],
			["itemId", "1a"],
			["quantity", "3"],
		],
		"notice=updated",
	],
	[
		"an update to zero",
		[
			["intent", "update"],
			["itemId", "1a"],
			["quantity", "0"],
		],
		"notice=removed",
	],
	[
		"a removal",
		[
			["intent", "remove"],
			["itemId", "1a"],
		],
		"notice=removed",
	],
])("the cart's form with %s", async (_what, fields, message) => {
	expect(await send(cartForm, fields, context().cx)).toBe(`/en-it/cart?${message}`);
});

test("buying now leads to the checkout", async () => {
	const { cx } = context();
	expect(
		await send(
			cartForm,
			[
				["productId", "VT1"],
				["then", "checkout"],
			],
			cx,
		),
	).toBe(cx.paths.checkout());
});

test("a failed sign-in keeps the product to be saved, unless its id is malformed", async () => {
	const { cx, shopper } = context();
	const fields: [string, string][] = [
		["email", " anna@shop.example "],
		["password", " secret "],
	];
	expect(await send(signInForm, [...fields, ["wishlistProductId", "VT1-red"]], cx)).toBe(
		"/en-it/login?error=wrongPassword&wishlistProductId=VT1-red",
	);
	expect(shopper.signIn).toHaveBeenCalledWith({ email: "anna@shop.example", password: " secret " });
	expect(await send(signInForm, [...fields, ["wishlistProductId", "<b>\u0000"]], cx)).toBe(
		"/en-it/login?error=wrongPassword",
	);
	expect(await send(signInForm, [["email", "anna@shop.example"]], cx)).toBe("/en-it/login?error=invalid");
	expect(await send(signInForm, [["intent", "signOut"]], cx)).toBe("/en-it/login?notice=signedOut");
});

test("a malformed address does not reach the newsletter", async () => {
	expect(await send(newsletterForm, [["email", "nowhere"]], context().cx)).toBe(
		"/en-it/newsletter?error=invalidEmail",
	);
});
