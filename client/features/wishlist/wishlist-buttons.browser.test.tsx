import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { customer, guest, showPage, unavailable } from "../../testing/show-page.tsx";

const heart = page.getByRole("main").getByRole("button", { name: /: Silk dress$/ });

test("a heart fills at once and follows the shop's response", async () => {
	const wishlist = { may: true, items: [{ itemId: "w1", id: "VT1-red" }] };
	let answer = (_: unknown) => {};
	const { calls } = await showPage("product", {
		"GET /session": customer,
		"POST /wishlist/items": () => new Promise((resolve) => (answer = resolve)),
	});
	await expect.element(heart).toHaveAttribute("aria-pressed", "false");
	await userEvent.click(heart);
	await expect.element(heart).toHaveAttribute("aria-pressed", "true");
	await expect
		.poll(() => calls.at(-1))
		.toEqual({ route: "POST /wishlist/items", body: { productId: "VT1-red", add: true } });
	answer({ ok: true, done: "added", wishlist });
	await expect.element(page.getByText("Added to your wishlist.").first()).toBeVisible();
	await expect.element(heart).toHaveAttribute("aria-pressed", "true");
});

// proves wishlist-8
test("a failed save empties the heart again and shows a message", async () => {
	await showPage("product", { "GET /session": customer, "POST /wishlist/items": unavailable });
	await userEvent.click(heart);
	await expect.element(page.getByText("Failed to add an item to wishlist")).toBeVisible();
	await expect.element(heart).toHaveAttribute("aria-pressed", "false");
});

// proves identity-24
test("a heart asks guests to sign in, with the reason, if guests have no wishlist", async () => {
	await showPage("product", { "GET /session": { ...guest, wishlist: { may: false, items: [] } } });
	await userEvent.click(heart);
	const dialog = page.getByRole("dialog", { name: "Sign in" });
	await expect.element(dialog.getByText("Sign in to save this item to your wishlist.")).toBeVisible();
	await expect.element(heart).toHaveAttribute("aria-pressed", "false");
});
