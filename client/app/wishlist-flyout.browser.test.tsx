import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { buildPage, tile } from "../fixtures/views.ts";
import { customer, guest, showPage } from "../testing/show-page.tsx";

const link = page.getByRole("banner").getByRole("link", { name: "Wishlist" });
const flyout = page.getByRole("dialog", { name: "Wishlist" });
const items = ["w1", "w2"].map((itemId, index) => ({ itemId, id: `VT${index + 1}-red` }));
const wishlist = { may: true, items };
const wishlistPage = {
	...buildPage("list", "en"),
	kind: "wishlist" as const,
	data: {
		customer: customer.customer,
		wishlist,
		tiles: items.map(({ itemId }, index) => ({
			...tile(index + 1),
			itemId,
			colour: "Red",
			onlyVariantId: null,
		})),
		goneItems: [],
	},
};

// proves wishlist-11
test("the header's heart shows the items over the page, and one that is removed leaves at once", async () => {
	await showPage("list", {
		"GET /session": { ...customer, wishlist },
		"PAGE /x/wishlist": wishlistPage,
		"POST /wishlist/items": { ok: true, done: "removed", wishlist: { may: true, items: items.slice(1) } },
	});
	await userEvent.click(link);
	await expect.element(flyout).toBeVisible();
	await expect.element(flyout.getByRole("article").first()).toBeVisible();
	expect(flyout.getByRole("article").elements()).toHaveLength(2);
	await expect
		.element(flyout.getByRole("link", { name: "View wishlist" }))
		.toHaveAttribute("href", "/x/wishlist");
	await userEvent.click(flyout.getByRole("button", { pressed: true }).first());
	await expect.poll(() => flyout.getByRole("article").elements().length).toBe(1);
	expect(flyout.element().contains(document.activeElement)).toBe(true);
	await userEvent.keyboard("{Escape}");
	await expect.element(flyout).not.toBeInTheDocument();
});

// proves wishlist-11
test("an empty wishlist says how items come into it", async () => {
	await showPage("list", {
		"GET /session": customer,
		"PAGE /x/wishlist": {
			...wishlistPage,
			data: { ...wishlistPage.data, wishlist: customer.wishlist, tiles: [] },
		},
	});
	await userEvent.click(link);
	await expect.element(flyout.getByText("Your wishlist is empty")).toBeVisible();
});

// proves wishlist-11
test("shoppers without a wishlist follow the link to its page", async () => {
	await showPage("list", { "GET /session": { ...guest, wishlist: { may: false, items: [] } } });
	const presses: boolean[] = [];
	const listen = ({ defaultPrevented }: Event) => presses.push(defaultPrevented);
	document.addEventListener("click", listen, { once: true });
	await userEvent.click(link);
	expect(presses).toEqual([false]);
	expect(flyout.elements()).toEqual([]);
});
