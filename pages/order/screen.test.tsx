import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PlaceContext } from "../../client/state/app-context.tsx";
import { TextsContext } from "../../client/state/texts.ts";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import type { OrderData } from "./contract.ts";
import { Screen } from "./screen.tsx";

const PLACE = { shell: { siteName: "Vetrina", helpHref: "/help", cartHref: "/cart" } } as ComponentProps<
	typeof PlaceContext
>["value"];
const order: OrderData = {
	orderNo: "V1",
	status: { text: "shipped" },
	lines: [],
	soldGiftCards: [],
	giftCardAction: "/order",
	lineAction: "",
	shipments: [],
	billingLines: [],
	giftCards: [],
	returns: [],
	subTotalText: "€ 500",
	sums: [],
	totalLabel: "Total",
	notes: [],
	totalText: "€ 520",
};
/** What the page says, its markup as line breaks. */
const said = (data: Partial<OrderData>): string =>
	renderToStaticMarkup(
		<TextsContext value={textsOf("en")}>
			<PlaceContext value={PLACE}>
				<Screen data={{ ...order, ...data }} />
			</PlaceContext>
		</TextsContext>,
	).replaceAll(/<[^>]*>/g, "\n");

const shipment = { addressLines: ["Via Roma 1"], method: "Standard", lines: [] };

// proves orders-11
test("each of several shipments has its lines, place, way and parcel", () => {
	const html = said({
		shipments: [
			{
				...shipment,
				id: "me",
				lines: [{ itemId: "a", title: "2 × Silk dress" }],
				tracking: { number: "T1", url: "https://carrier.example/T1" },
			},
			{
				id: "two",
				addressLines: ["Rue de Rivoli 2"],
				method: "Express",
				lines: [{ itemId: "b", title: "Scarf" }],
				tracking: { number: "T2", url: "https://carrier.example/T2" },
			},
		],
	});
	expect(html).toMatch(
		/Delivery 1 of 2\s+2 × Silk dress\s+Via Roma 1\s+Standard\s+Track parcel T1\s+Delivery 2 of 2\s+Scarf\s+Rue de Rivoli 2\s+Express\s+Track parcel T2/,
	);
	const one = said({
		shipments: [{ ...shipment, id: "me" }],
		tracking: { number: "T1", url: "https://c.example" },
	});
	expect(one.match(/Track parcel/g)).toHaveLength(1);
	expect(one).not.toContain("Delivery 1");
});

// proves orders-6, basket-15
test("gift cards alone have no delivery and no subtotal; a cancelled order is no invoice", () => {
	const mailed = said({ shipments: [{ id: "me", addressLines: [], lines: [] }], subTotalText: undefined });
	expect(mailed).not.toMatch(/Delivery|Contact|Subtotal/);
	expect(mailed).toContain("Print invoice");
	const cancelled = said({ status: { label: "cancelled", text: "Cancelled" } });
	expect(cancelled).toContain("Subtotal");
	expect(cancelled).not.toContain("Print invoice");
});

// proves returns-2
test("a payment that something went back to is shown with what was paid, and what is left of it", () => {
	const shown = said({
		giftCards: [
			{ digits: "WXYZ", text: "−€ 50", isStoreCredit: false, afterRefunds: { paid: "€ 50", left: "€ 20" } },
		],
		card: { cardType: "Visa", lastDigits: "4242" },
		afterRefunds: { paid: "€ 470", left: "€ 0" },
	});
	expect(shown).toMatch(/WXYZ · −€ 50\s+€ 50 when ordered, € 20 after refunds/);
	expect(shown).toMatch(/4242\s+€ 470 when ordered, € 0 after refunds/);
	expect(said({ card: { cardType: "Visa", lastDigits: "4242" } })).not.toContain("after refunds");
});
