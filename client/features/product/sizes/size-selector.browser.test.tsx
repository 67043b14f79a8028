import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { basket } from "../../../fixtures/views.ts";
import { guest, showPage } from "../../../testing/show-page.tsx";

const add = page.getByRole("main").getByRole("button", { name: "Add to bag" });
const sizes = page.getByRole("dialog", { name: "Select a size" });
const bag = page.getByRole("dialog", { name: "Bag" });

// proves basket-5
test("adding without a size opens the selector, and choosing a size adds it and opens the bag", async () => {
	const { calls } = await showPage("product", { "POST /basket/items": { ok: true, basket } });
	await userEvent.click(add);
	await userEvent.click(sizes.getByRole("button", { name: /^IT 38/ }));
	await expect.element(bag).toBeVisible();
	await expect.element(sizes).not.toBeInTheDocument();
	expect(calls.filter(({ route }) => route === "POST /basket/items")).toMatchObject([
		{ body: { productId: "1000", quantity: 1 } },
	]);
});

test("a sold-out size asks for an address, and gets the focus back", async () => {
	const { calls } = await showPage("product");
	await userEvent.click(add);
	const soldOut = sizes.getByRole("button", { name: /^IT 40/ });
	await userEvent.click(soldOut);
	const notify = page.getByRole("dialog", { name: "Notify me" });
	await expect.element(notify).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.element(notify).not.toBeInTheDocument();
	await expect.element(soldOut).toHaveFocus();
	expect(calls.filter(({ route }) => route.startsWith("POST"))).toEqual([]);
});

test("a size sold in the meantime shows an error, and the next press asks for an address", async () => {
	await showPage("product", {
		"POST /basket/items": { ok: false, error: "notAvailable", basket: { ...basket, items: [], count: 0 } },
	});
	await userEvent.click(add);
	await userEvent.click(sizes.getByRole("button", { name: /^IT 38/ }));
	const size = sizes.getByRole("button", { name: /^IT 38.*Sold out/ });
	await expect.element(size).toBeVisible();
	await userEvent.click(size);
	await expect.element(page.getByRole("dialog", { name: "Notify me" })).toBeVisible();
});

test("the focus stays in the selector, and returns to the button that opened it", async () => {
	await showPage("product");
	await userEvent.click(add);
	await expect.element(sizes).toBeVisible();
	for (let step = 0; step < 8; step++) {
		await userEvent.keyboard("{Tab}");
		const { activeElement } = document;
		expect(activeElement === document.body || activeElement?.closest("dialog:modal")).toBeTruthy();
	}
	await userEvent.keyboard("{Escape}");
	await expect.element(sizes).not.toBeInTheDocument();
	await expect.element(add).toHaveFocus();
});

test("a double click adds once", async () => {
	const { calls } = await showPage("oneSize", {
		"GET /session": { ...guest, basket: { ...basket, items: [], count: 0 } },
		"POST /basket/items": () => new Promise((resolve) => setTimeout(resolve, 50, { ok: true, basket })),
	});
	await userEvent.dblClick(add);
	await expect.element(bag).toBeVisible();
	expect(calls.filter(({ route }) => route === "POST /basket/items")).toHaveLength(1);
});
