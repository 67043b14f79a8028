import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsContext } from "../../client/state/texts.ts";
import type { BasketItemView } from "../../shared/contracts/basket-views.ts";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import { Assurances } from "./assurances.tsx";

const item = (fields: Partial<BasketItemView> = {}) => ({ itemId: "1", ...fields }) as BasketItemView;
const DELIVERY = "Delivery in 2–4 working days.";
const PAYMENT = "Secure payment. We never see your card number.";
const listLines = (items: BasketItemView[], returnDays?: number, delivery?: string): string[] =>
	renderToStaticMarkup(
		<TextsContext value={textsOf("en")}>
			<Assurances basket={{ items, delivery }} returnDays={returnDays} />
		</TextsContext>,
	)
		.split(/<[^>]*>/)
		.filter(Boolean);

// proves basket-32
test("a bag says how it is delivered, taken back and paid for", () => {
	expect(listLines([item()], 30, DELIVERY)).toEqual([
		DELIVERY,
		"Returns within 30 days of delivery.",
		PAYMENT,
	]);
});

// proves basket-32
test.each([
	["an item is made to order", [item(), item({ madeToOrder: "6 weeks" })], 30],
	["an item is customised", [item({ custom: {} as BasketItemView["custom"] })], 30],
	["there are only gift cards", [], 30],
	["the house takes nothing back", [item()], undefined],
])("a bag promises no return if %s", (_, items, days) => {
	expect(listLines(items, days)).toEqual([PAYMENT]);
});
