import type { ComponentProps } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { CheckoutData } from "../../../pages/checkout/contract.ts";
import { CHECKOUT_STEPS } from "../../../shared/domain/checkout/checkout-steps.ts";
import { AppContext, type AppServices, PlaceContext } from "../../state/app-context.tsx";
import { createUiStore } from "../../state/ui-store.ts";
import { mount } from "../../testing/mount.tsx";
import { afterContact } from "./guess-step.ts";
import { StepForm } from "./step-form.tsx";
import { StepsProvider, useCheckout } from "./use-steps.tsx";

const PLACE = { shell: { checkoutHref: "/x/checkout" } } as ComponentProps<typeof PlaceContext>["value"];
const writeAddress = (step: string) => `${location.pathname}?step=${step}`;

function Checkout({ data }: { data: CheckoutData }) {
	const { shownData, steps } = useCheckout(data);
	return (
		<StepsProvider steps={steps}>
			<output>{shownData.step}</output>
			<StepForm guess={afterContact}>
				<button type="submit">Continue</button>
			</StepForm>
		</StepsProvider>
	);
}

// proves checkout-1
test("a step shows under its own address at once, so that going back leads to the step before it", async () => {
	const { href } = location;
	vi.stubGlobal("fetch", () => new Promise(() => {}));
	onTestFinished(() => {
		vi.unstubAllGlobals();
		history.replaceState(null, "", href);
	});
	const data = {
		step: "contact",
		open: ["contact"],
		hrefOf: Object.fromEntries(CHECKOUT_STEPS.map((step) => [step, writeAddress(step)])),
		basket: { id: "b1" },
	} as unknown as CheckoutData;
	const services = { ui: createUiStore(), loadPage: () => new Promise(() => {}) } as unknown as AppServices;
	history.replaceState(null, "", writeAddress("contact"));
	const { place, render } = await mount();
	render(
		<AppContext value={services}>
			<PlaceContext value={PLACE}>
				<Checkout data={data} />
			</PlaceContext>
		</AppContext>,
	);
	await expect.element(page.getByRole("status")).toHaveTextContent("contact");
	const seen: string[] = [];
	const observer = new MutationObserver(() =>
		seen.push(`${place.querySelector("output")?.textContent} ${location.search}`),
	);
	observer.observe(place, { subtree: true, characterData: true, childList: true });
	onTestFinished(() => observer.disconnect());
	place.querySelector("button")?.click();
	await expect.poll(() => seen).toEqual(["delivery ?step=delivery"]);
	history.back();
	await expect.poll(() => seen.at(-1)).toBe("contact ?step=contact");
});
