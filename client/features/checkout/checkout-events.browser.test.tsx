import { createRoot } from "react-dom/client";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { CheckoutData } from "../../../pages/checkout/contract.ts";
import { AppContext, type AppServices } from "../../state/app-context.tsx";
import { createEventBus } from "../../state/events/events.ts";
import { useCheckoutEvents } from "./use-checkout-events.ts";
import { usePurchaseEvent } from "./use-purchase-event.ts";

const BASKET = {
	id: "b1",
	items: [{ productId: "1000", product: { id: "VT1-red", masterId: "VT1" }, quantity: 2 }],
};
function Checkout({ data }: { data: object }) {
	useCheckoutEvents({ isMailed: false, ...data } as CheckoutData);
	return null;
}
function Confirmation({ orderNo }: { orderNo: string }) {
	usePurchaseEvent(orderNo);
	return null;
}

/** Renders a new document with an empty bus, as after a load. */
function load() {
	const events = createEventBus();
	const heard: object[] = [];
	for (const type of ["beginCheckout", "checkoutStep", "purchase"] as const)
		events.on(type, (event) => void heard.push(event));
	const root = createRoot(document.createElement("div"));
	onTestFinished(() => root.unmount());
	const services = { events } as AppServices;
	return {
		heard,
		show: (page: React.ReactNode) => root.render(<AppContext value={services}>{page}</AppContext>),
	};
}
beforeEach(() => sessionStorage.clear());

// proves checkout-22
test("a checkout emits its beginning once per basket, and each step with its number", async () => {
	const { heard, show } = load();
	show(<Checkout data={{ basket: BASKET, step: "contact" }} />);
	await expect.poll(() => heard).toHaveLength(2);
	show(<Checkout data={{ basket: { ...BASKET, items: [] }, step: "delivery" }} />);
	show(<Checkout data={{ basket: BASKET, step: "delivery" }} />);
	await expect.poll(() => heard).toHaveLength(3);
	expect(heard).toEqual([
		{ type: "beginCheckout", basketId: "b1", products: [{ id: "VT1", productId: "1000", quantity: 2 }] },
		{ type: "checkoutStep", basketId: "b1", step: "contact", number: 1 },
		{ type: "checkoutStep", basketId: "b1", step: "delivery", number: 2 },
	]);
	show(<Checkout data={{ basket: { ...BASKET, id: "b2" }, step: "delivery" }} />);
	await expect.poll(() => heard).toHaveLength(5);
});

// proves checkout-24
test("a page that confirms an order names the order", async () => {
	const { heard, show } = load();
	show(<Confirmation orderNo="00001" />);
	await expect.poll(() => heard).toEqual([{ type: "purchase", orderNo: "00001" }]);
	show(<Confirmation orderNo="00001" />);
	show(<Confirmation orderNo="00002" />);
	await expect.poll(() => heard).toHaveLength(2);
});
