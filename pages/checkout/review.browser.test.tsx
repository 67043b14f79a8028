import { Activity, type ComponentProps } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { lateTexts } from "../../client/app/parts/code.ts";
import { textsModule } from "../../client/app/parts/page-code.ts";
import { StepsProvider } from "../../client/features/checkout/use-steps.tsx";
import { PlaceContext } from "../../client/state/app-context.tsx";
import { TextsContext } from "../../client/state/texts.ts";
import { createTexts } from "../../shared/i18n/create-texts.ts";
import type { CheckoutData } from "./contract.ts";
import { Review } from "./review.tsx";

type Steps = ComponentProps<typeof StepsProvider>["steps"];
/** What the review reads of a page and of the place it is in. */
const dataAt = (total: number) =>
	({ basket: { id: "b1", totalText: `€ ${total}` }, total, maySaveCard: false }) as CheckoutData;
const PLACE = { shell: { checkoutHref: "/x/checkout" } } as ComponentProps<typeof PlaceContext>["value"];
const stepsThat = (isWaiting: boolean): Steps => ({
	basketId: "b1",
	isWaiting,
	version: 0,
	send() {},
	open() {},
});

const button = page.getByRole("button");
/** The review as it stands, and how often its order was sent. */
async function showReview() {
	const texts = createTexts("en", (await textsModule("en")).default);
	await lateTexts(texts, "en", "pages")();
	const place = document.createElement("div");
	document.body.append(place);
	const root = createRoot(place);
	const sent: FormData[] = [];
	const stop = (event: SubmitEvent) => {
		// One that the review keeps back itself is not sent.
		if (!event.defaultPrevented) sent.push(new FormData(event.target as HTMLFormElement));
		event.preventDefault();
	};
	window.addEventListener("submit", stop);
	onTestFinished(() => {
		window.removeEventListener("submit", stop);
		root.unmount();
		place.remove();
	});
	const show = (data: CheckoutData, { isWaiting = false, isShown = true } = {}) =>
		root.render(
			<TextsContext value={texts}>
				<PlaceContext value={PLACE}>
					<StepsProvider steps={stepsThat(isWaiting)}>
						<Activity mode={isShown ? "visible" : "hidden"}>
							<Review data={data} />
						</Activity>
					</StepsProvider>
				</PlaceContext>
			</TextsContext>,
		);
	return { show, sent };
}

// proves checkout-4
test("an order that is pressed while the shop's reply is on its way is sent once it is there, at the total that was seen", async () => {
	const { show, sent } = await showReview();
	show(dataAt(120), { isWaiting: true });
	await userEvent.click(button);
	await expect.element(button).toHaveAttribute("aria-busy", "true");
	expect(sent).toHaveLength(0);
	show(dataAt(120));
	await expect.poll(() => sent.map((form) => form.get("total"))).toEqual(["120"]);
});

// proves checkout-4
test("where the reply brings another total, nothing is sent, and the button says the new one", async () => {
	const { show, sent } = await showReview();
	show(dataAt(120), { isWaiting: true });
	await userEvent.click(button);
	await expect.element(button).toHaveAttribute("aria-busy", "true");
	show(dataAt(135));
	await expect.element(button).not.toHaveAttribute("aria-busy");
	await expect.element(button).toHaveTextContent("Place order – € 135");
	expect(sent).toHaveLength(0);
	await userEvent.click(button);
	await expect.poll(() => sent.map((form) => form.get("total"))).toEqual(["135"]);
});

// proves checkout-4
test("a press is over with its step: one that comes back with another card waits to be pressed", async () => {
	const { show, sent } = await showReview();
	show(dataAt(120), { isWaiting: true });
	await userEvent.click(button);
	await expect.element(button).toHaveAttribute("aria-busy", "true");
	show(dataAt(120), { isWaiting: true, isShown: false });
	await expect.element(button).not.toBeInTheDocument();
	show(dataAt(120), { isShown: false });
	show(dataAt(120));
	await expect.element(button).not.toHaveAttribute("aria-busy");
	expect(sent).toHaveLength(0);
	await userEvent.click(button);
	await expect.poll(() => sent.length).toBe(1);
});
