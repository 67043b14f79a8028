import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { StepsProvider } from "../../../client/features/checkout/use-steps.tsx";
import { AppContext, type AppServices, PlaceContext } from "../../../client/state/app-context.tsx";
import { mount } from "../../../client/testing/mount.tsx";
import type { CheckoutData } from "../contract.ts";
import { Payment } from "./payment.tsx";

const PLACE = { shell: { checkoutHref: "/x/checkout" } } as ComponentProps<typeof PlaceContext>["value"];
const STEPS = { basketId: "b1", isWaiting: false, version: 0, send() {}, open() {} };
const DATA = {
	hrefOf: {},
	open: ["payment"],
	isPaid: false,
	parts: [],
	payments: [{ name: "later", isPart: false, title: "Pay later", go: "Continue to Pay later", marks: [] }],
	values: {},
	billingLines: ["Via Roma 1"],
	billingHref: "/x/checkout?billing=other",
	basket: {},
};

// proves checkout-7, checkout-29
test.each([
	["a delivered order", {}, ["Continue to Pay later", "Wallets", "Billing address"]],
	["a mailed gift card", { isMailed: true }, ["Billing address", "Continue to Pay later", "Wallets"]],
	["a collected order", { isCollected: true }, ["Billing address", "Continue to Pay later", "Wallets"]],
])(
	"the payment step of %s shows methods, wallets and billing address in its order",
	async (_, more, order) => {
		const { render } = await mount();
		render(
			<AppContext value={{ part: () => undefined } as unknown as AppServices}>
				<PlaceContext value={PLACE}>
					<StepsProvider steps={STEPS}>
						<Payment data={{ ...DATA, ...more } as unknown as CheckoutData} wallets={<p>Wallets</p>} />
					</StepsProvider>
				</PlaceContext>
			</AppContext>,
		);
		await expect.element(page.getByText("Wallets")).toBeVisible();
		const tops = new Map(
			order.map((text) => [
				text,
				page.getByText(text, { exact: true }).element().getBoundingClientRect().top,
			]),
		);
		expect([...tops].toSorted(([, a], [, b]) => a - b).map(([text]) => text)).toEqual(order);
	},
);
