import type { ComponentProps } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { allParts } from "../../../client/app/parts/all-parts.ts";
import { StepsProvider } from "../../../client/features/checkout/use-steps.tsx";
import { AppContext, type AppServices, PlaceContext } from "../../../client/state/app-context.tsx";
import { mount } from "../../../client/testing/mount.tsx";
import type { CheckoutData } from "../contract.ts";
import { PartPayments } from "./part-payments.tsx";

const PLACE = { shell: { checkoutHref: "/x/checkout" } } as ComponentProps<typeof PlaceContext>["value"];
const STEPS = { basketId: "b1", version: 0, send() {}, open() {} };
const BEFORE = {
	parts: [],
	payments: [{ name: "gift-card", isPart: true, section: {}, marks: [] }],
	isPaid: false,
	values: { giftCard: "" },
	basket: { totalText: "€ 120" },
};
const CARD = {
	id: "g1",
	method: "gift-card",
	text: "Gift card ending in 1F9E",
	amountText: "€ 50",
	remove: "Remove",
};

/** Milliseconds from the press to the reply. */
const LATE = 1000;

/** Renders gift cards above a heading and sends a code. Returns a function that renders again, and one that measures the heading's position. */
async function showGiftCards() {
	const { render } = await mount();
	const show = (data: object, isWaiting = false) =>
		render(
			<AppContext value={{ part: allParts } as AppServices}>
				<PlaceContext value={PLACE}>
					<StepsProvider steps={{ ...STEPS, isWaiting }}>
						<PartPayments data={{ ...BEFORE, ...data } as unknown as CheckoutData} />
						<h2>Below</h2>
					</StepsProvider>
				</PlaceContext>
			</AppContext>,
		);
	show({});
	await userEvent.fill(page.getByRole("textbox"), "abcd-1f9e");
	await userEvent.click(page.getByRole("button", { name: "Apply" }));
	show({}, true);
	await expect.element(page.getByText("One moment, please")).toBeVisible();
	const now = performance.now.bind(performance);
	vi.spyOn(performance, "now").mockImplementation(() => now() + LATE);
	onTestFinished(() => void vi.restoreAllMocks());
	const top = () => page.getByRole("heading", { name: "Below" }).element().getBoundingClientRect().top;
	return { show, top };
}

// proves checkout-6
test("a late reply moves nothing, because the gift card's place is kept from the click on", async () => {
	const { show, top } = await showGiftCards();
	const before = top();
	show({ parts: [CARD], openText: "€ 70", values: {} });
	await expect.element(page.getByText("€ 50")).toBeVisible();
	await expect.element(page.getByText("One moment, please")).not.toBeInTheDocument();
	expect(top()).toBeCloseTo(before, 0);
});

// proves checkout-29
test("the field is absent if gift cards are not accepted", async () => {
	const { show } = await showGiftCards();
	show({ payments: [] });
	await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
});

// proves checkout-6
test("a late refusal moves nothing, is shown at its field, and leaves no gap", async () => {
	const { show, top } = await showGiftCards();
	const before = top();
	show({ error: "giftCardUnknown", fieldError: "giftCardUnknown", values: { giftCard: "abcd-1f9e" } });
	await expect.element(page.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
	await expect.element(page.getByText("One moment, please")).not.toBeInTheDocument();
	await expect.element(page.getByText("–", { exact: true })).toBeVisible();
	expect(top()).toBeCloseTo(before, 0);
	for (const line of document.querySelectorAll("li, li ~ p, ul + p"))
		expect(getComputedStyle(line).visibility).toBe("visible");
});
