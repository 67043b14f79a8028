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
	paidWith: [],
	returns: [],
	subTotalText: "€ 500",
	sums: [],
	totalLabel: "Total",
	notes: [],
	totalText: "€ 520",
};
/** Returns the page's text, with line breaks in place of tags. */
const said = (data: Partial<OrderData>): string =>
	renderToStaticMarkup(
		<TextsContext value={textsOf("en")}>
			<PlaceContext value={PLACE}>
				<Screen data={{ ...order, ...data }} />
			</PlaceContext>
		</TextsContext>,
	).replaceAll(/<[^>]*>/g, "\n");

const shipment = { addressLines: ["Via Roma 1"], method: "Standard", methodNotes: [], lines: [] };

// proves orders-11
test("each of several shipments has its lines, address, method and parcel", () => {
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
				addressLines: ["Rue de Rivoli 2", "+33 5550123"],
				method: "Express",
				methodNotes: ["Next day", "Shipping: € 15", "Total for this delivery: € 215"],
				lines: [{ itemId: "b", title: "Scarf" }],
				tracking: { number: "T2", url: "https://carrier.example/T2" },
			},
		],
	});
	expect(html).toMatch(
		/Delivery 1 of 2\s+2 × Silk dress\s+Via Roma 1\s+Standard\s+Track parcel T1\s+Delivery 2 of 2\s+Scarf\s+Rue de Rivoli 2\s+\+33 5550123\s+Express\s+Next day\s+Shipping: € 15\s+Total for this delivery: € 215\s+Track parcel T2/,
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
	const mailed = said({ shipments: [{ ...shipment, id: "me", addressLines: [] }], subTotalText: undefined });
	expect(mailed).not.toMatch(/Delivery|Contact|Subtotal/);
	expect(mailed).toContain("Print invoice");
	const cancelled = said({ status: { label: "cancelled", text: "Cancelled" } });
	expect(cancelled).toContain("Subtotal");
	expect(cancelled).not.toContain("Print invoice");
});

// proves returns-2
test("a refunded payment is shown with its original amount and the rest", () => {
	const shown = said({
		paidWith: [
			{ text: "Gift card ending in WXYZ\u00a0· −€ 50", afterRefunds: { paid: "€ 50", left: "€ 20" } },
			{ text: "Visa ending in 4242", afterRefunds: { paid: "€ 470", left: "€ 0" } },
		],
	});
	expect(shown).toMatch(/WXYZ\s· −€ 50\s+€ 50 when ordered, € 20 after refunds/);
	expect(shown).toMatch(/4242\s+€ 470 when ordered, € 0 after refunds/);
	expect(said({ paidWith: [{ text: "Visa ending in 4242" }] })).not.toContain("after refunds");
});

const back = {
	returnNo: "V1-R1",
	way: "post" as const,
	statusText: "Registered",
	items: [{ itemId: "a", title: "Silk dress" }],
	refunds: [{ amountText: "€ 500" }],
};

// proves orders-10
test("a returned parcel has its own tracking link, or else the order's", () => {
	const own = said({ returns: [{ ...back, tracking: { number: "B1", url: "https://c.example/B1" } }] });
	expect(own).toMatch(/Registered\s+· \s+V1-R1\s+Silk dress\s+Refund: € 500\s+Track parcel B1/);
	const whole = said({ returnTracking: { number: "B2", url: "https://c.example/B2" } });
	expect(whole).toMatch(/Returns\s+Track parcel B2/);
	expect(said({})).not.toContain("Returns");
});

// proves returns-7
test("a failed return shows its status and the consequence", () => {
	const hint = "We could not accept this return, so it is not refunded.";
	const refused = said({ returns: [{ ...back, statusText: "Not accepted", hint, refunds: [] }] });
	expect(refused).toMatch(/Not accepted\s+· \s+V1-R1\s+Silk dress\s+We could not accept this return/);
	expect(refused).not.toMatch(/Refund:|label/);
});

// proves orders-12
test("a card is shown with holder and expiry date, and a gift card with its message", () => {
	const shown = said({
		paidWith: [{ text: "Visa ending in 4242", notes: ["Anna Rossi", "Expires 03/31"] }],
		soldGiftCards: [
			{
				id: "1",
				title: "Gift card for Ada",
				image: null,
				amountText: "€ 100",
				status: "void",
				email: "ada@vetrina.example",
				notes: ["From Anna", "With love"],
			},
		],
	});
	expect(shown).toMatch(/4242\s+Anna Rossi\s+Expires 03\/31/);
	expect(shown).toMatch(/ada@vetrina\.example\s+From Anna\s+With love/);
});
