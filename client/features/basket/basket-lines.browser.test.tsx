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
	const stockedBasket = { ...basket, items: [{ ...first, maxQuantity: 99 }, second] };
	const shown = await showPage("cart", { "GET /session": { ...guest, basket: stockedBasket }, ...results });
	await expect.element(line).toBeVisible();
	return shown;
}

test("a quantity shows at once, and sums wait for the server", async () => {
	let respond = (_: unknown) => {};
	const { calls } = await show({ [PATCH]: () => new Promise((resolve) => (respond = resolve)) });
	await userEvent.click(more);
	await expect.poll(quantity).toMatch(/2$/);
	await expect.element(total).toBeVisible();
	await expect.poll(() => calls.at(-1)).toMatchObject({ route: PATCH, body: { quantity: 2 } });
	respond({ ok: true, basket: withQuantity(2) });
	await expect.element(page.getByRole("main").getByText("€ 2", { exact: true }).first()).toBeVisible();
});

// proves gifts-5
test("wrap and message are saved in place, and what was typed stays", async () => {
	const { calls } = await show({ "PUT /basket/gift": { ok: true, basket } });
	const main = page.getByRole("main");
	await userEvent.click(main.getByText("Gift options").first());
	await userEvent.fill(main.getByRole("textbox", { name: /message/i }), "Auguri");
	await userEvent.click(main.getByRole("button", { name: "Save gift options" }));
	await expect
		.poll(() => calls.find(({ route }) => route === "PUT /basket/gift"))
		.toMatchObject({ body: { giftMessage: "Auguri", basketId: "b1" } });
	await expect.element(main.getByRole("textbox", { name: /message/i })).toHaveValue("Auguri");
});

// proves basket-31
test("a line of several names the price of one, and a line of one does not repeat it", async () => {
	await show({});
	const other = page.getByRole("main").getByRole("listitem").filter({ hasText: "Silk dress 2" });
	await expect.element(other.getByText(`2 × ${second.price.text}`)).toBeVisible();
	await expect.element(line.getByText(/×/)).not.toBeInTheDocument();
});

test("a refused change is reverted with the reason", async () => {
	await show({ [PATCH]: { ok: false, error: "unavailable" } });
	await userEvent.click(more);
	await expect.element(page.getByText("We can’t connect right now. Please try again.")).toBeVisible();
	await expect.poll(quantity).toMatch(/1$/);
});

test("several quick steps are sent in order, and the last one shows", async () => {
	const { calls } = await show({
		[PATCH]: ({ quantity: count }: { quantity: number }) => ({ ok: true, basket: withQuantity(count) }),
	});
	for (const _ of [1, 2, 3]) await userEvent.click(more);
	await expect
		.poll(() => calls.filter(({ route }) => route === PATCH).map(({ body }) => body))
		.toMatchObject([{ quantity: 2 }, { quantity: 3 }, { quantity: 4 }]);
	await expect.poll(quantity).toMatch(/4$/);
});

test("removing a line by keyboard focuses the next line, or the text of an empty bag", async () => {
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

// proves basket-21
test("a line with too little stock offers the rest, a sold-out line offers remedies, and a pre-order says that it ships later", async () => {
	const fewer = { ...first, quantity: 3, available: false, fewer: 2 };
	const gone = { ...second, available: false };
	const later = { ...first, itemId: "i3", name: "Cape", preorder: true as const };
	const items = [fewer, gone, later];
	const { calls } = await show({
		"GET /session": { ...guest, basket: { ...basket, items } },
		[PATCH]: { ok: true, basket: withQuantity(2) },
	});
	const main = page.getByRole("main");
	await expect.element(main.getByText("Available quantity: 2.")).toBeVisible();
	await expect.element(main.getByText(/move it to your wishlist/).first()).toBeVisible();
	await expect.element(main.getByText(/We will let you know by email when it ships/)).toBeVisible();
	await userEvent.click(main.getByRole("button", { name: /^Change quantity to 2.*Silk dress 1$/ }));
	await expect.poll(() => calls.at(-1)).toMatchObject({ route: PATCH, body: { quantity: 2, from: 3 } });
});

// proves basket-17
test("an outdated basket that arrives late is not shown", async () => {
	const states = {
		"GET /session": { ...guest, basket: { ...withQuantity(2), lastModified: "2026-03-02T10:00:00.000Z" } },
	};
	await show({
		...states,
		[PATCH]: { ok: true, basket: { ...withQuantity(9), lastModified: "2026-03-02T09:59:59.000Z" } },
	});
	await userEvent.click(more);
	await expect.poll(quantity).toMatch(/3$/);
});

// proves legal-7
test("a line of an amount says below its total what a litre costs", async () => {
	const unitPrice = "€ 1.800 / l";
	const perfumed = { ...basket, items: [{ ...first, unitPrice }, second] };
	await showPage("cart", { "GET /session": { ...guest, basket: perfumed } });
	await expect.element(line.getByText(unitPrice)).toBeVisible();
	const { bottom } = line.getByText(first.totalText, { exact: true }).element().getBoundingClientRect();
	const { top } = line.getByText(unitPrice).element().getBoundingClientRect();
	expect(top).toBeGreaterThanOrEqual(bottom - 1);
});
