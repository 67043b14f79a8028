import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { BasketView } from "../../../shared/contracts/basket-views.ts";
import { basket } from "../../fixtures/views.ts";
import { type ApiResponses, guest, type Shown, showPage } from "../../testing/show-page.tsx";

const [first, second] = basket.items;
if (!first || !second) throw new Error("The fixture's basket has two lines");
const PATCH = "PATCH /basket/items/i1";
const line = page.getByRole("main").getByRole("listitem").filter({ hasText: "Silk dress 1" });
const more = page.getByRole("main").getByRole("button", { name: "Increase quantity: Silk dress 1" });
const quantity = () => document.querySelector("main li input[value=i1] ~ span")?.textContent;
const total = page.getByRole("main").getByText("€ 3.770").first();

const withQuantity = (count: number): BasketView => ({
	...basket,
	totalText: `€ ${count}`,
	items: [{ ...first, quantity: count, maxQuantity: 99 }, second],
});

async function show(results: ApiResponses): Promise<Shown> {
	const known = { ...basket, items: [{ ...first, maxQuantity: 99 }, second] };
	const shown = await showPage("cart", { "GET /session": { ...guest, basket: known }, ...results });
	await expect.element(line).toBeVisible();
	return shown;
}

test("a quantity shows at once; sums wait for the shop", async () => {
	let respond = (_: unknown) => {};
	const { calls } = await show({ [PATCH]: () => new Promise((resolve) => (respond = resolve)) });
	await userEvent.click(more);
	await expect.poll(quantity).toMatch(/2$/);
	await expect.element(total).toBeVisible();
	await expect.poll(() => calls.at(-1)).toMatchObject({ route: PATCH, body: { quantity: 2 } });
	respond({ ok: true, basket: withQuantity(2) });
	await expect.element(page.getByRole("main").getByText("€ 2", { exact: true }).first()).toBeVisible();
});

test("a change that the shop refuses is taken back, and the shop says why", async () => {
	await show({ [PATCH]: { ok: false, error: "unavailable" } });
	await userEvent.click(more);
	await expect.element(page.getByText("We can’t connect right now. Please try again.")).toBeVisible();
	await expect.poll(quantity).toMatch(/1$/);
});

test("several quick steps are sent in their order, and the last one is shown", async () => {
	const { calls } = await show({
		[PATCH]: ({ quantity: count }: { quantity: number }) => ({ ok: true, basket: withQuantity(count) }),
	});
	for (const _ of [1, 2, 3]) await userEvent.click(more);
	await expect
		.poll(() => calls.filter(({ route }) => route === PATCH).map(({ body }) => body))
		.toMatchObject([{ quantity: 2 }, { quantity: 3 }, { quantity: 4 }]);
	await expect.poll(quantity).toMatch(/4$/);
});

test("after a line is removed by the keyboard the focus is on the next one, and at last on the empty bag", async () => {
	await show({
		"DELETE /basket/items/i1": { ok: true, basket: { ...basket, count: 2, items: [second] } },
		"DELETE /basket/items/i2": { ok: true, basket: { ...basket, count: 0, items: [] } },
	});
	const remove = (name: string) =>
		page.getByRole("main").getByRole("button", { name: new RegExp(`^Remove.*${name}$`) });
	(remove("Silk dress 1").element() as HTMLElement).focus();
	await userEvent.keyboard("{Enter}");
	await expect.element(remove("Silk dress 2")).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	await expect.poll(() => document.activeElement?.matches("[data-is-empty]")).toBe(true);
});
