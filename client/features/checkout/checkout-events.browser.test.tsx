import { createRoot } from "react-dom/client";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { CheckoutData } from "../../../pages/checkout/contract.ts";
import type { HandedFacts } from "../../../shared/domain/analytics/handed-facts.ts";
import { AppContext, type AppServices } from "../../state/app-context.tsx";
import { createEventBus } from "../../state/events/events.ts";
import { useCheckoutEvents } from "./use-checkout-events.ts";
import { usePurchaseEvent } from "./use-purchase-event.ts";

function Checkout({ facts }: Pick<CheckoutData, "facts">) {
	useCheckoutEvents({ facts });
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
	for (const type of ["factsHanded", "purchase"] as const) events.on(type, (event) => void heard.push(event));
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
test("a checkout hands over the facts of each answer once, and nothing for an answer without any", async () => {
	const { heard, show } = load();
	const began: HandedFacts = { sealed: [{ name: "begin_checkout", fact: "1" }] };
	const next: HandedFacts = { sealed: [{ name: "checkout_step", fact: "2" }] };
	show(<Checkout facts={began} />);
	await expect.poll(() => heard).toEqual([{ type: "factsHanded", facts: began }]);
	show(<Checkout facts={began} />);
	show(<Checkout facts={undefined} />);
	show(<Checkout facts={next} />);
	await expect.poll(() => heard.slice(1)).toEqual([{ type: "factsHanded", facts: next }]);
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
