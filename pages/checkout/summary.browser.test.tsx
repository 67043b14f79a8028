import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { basket } from "../../client/fixtures/views.ts";
import { PlaceContext } from "../../client/state/app-context.tsx";
import { mount } from "../../client/testing/mount.tsx";
import type { CheckoutData } from "./contract.ts";
import { Summary } from "./summary.tsx";

const PLACE = { shell: { cartHref: "/x/cart" } } as ComponentProps<typeof PlaceContext>["value"];

test("a missing picture keeps its place, and no text moves when the picture loads", async () => {
	const { place, render } = await mount();
	const show = (items: typeof basket.items) =>
		render(
			<PlaceContext value={PLACE}>
				<Summary data={{ basket: { ...basket, items } } as CheckoutData} isOpen />
			</PlaceContext>,
		);
	const boxes = () =>
		[...place.querySelectorAll("li > div, li")].map((element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			return [x, y, width, height];
		});
	show(basket.items.map((item) => ({ ...item, image: null })));
	await expect.element(page.getByRole("listitem").first()).toBeVisible();
	expect(place.querySelectorAll("li img")).toHaveLength(0);
	const before = boxes();
	show(basket.items.map((item) => ({ ...item, image: { src: "data:,", alt: "", width: 3, height: 4 } })));
	await expect.poll(() => place.querySelectorAll("li img").length).toBe(basket.items.length);
	expect(boxes()).toEqual(before);
});

// proves legal-7
test("a line says what a litre or a kilogram costs, where the law asks for it", async () => {
	const { place, render } = await mount();
	const [first, ...others] = basket.items as [(typeof basket.items)[number]];
	const items = [{ ...first, unitPrice: "€ 1.800 / l" }, ...others];
	render(
		<PlaceContext value={PLACE}>
			<Summary data={{ basket: { ...basket, items } } as CheckoutData} isOpen />
		</PlaceContext>,
	);
	await expect.element(page.getByRole("listitem").first().getByText("€ 1.800 / l")).toBeVisible();
	expect(place.textContent.split("/ l")).toHaveLength(2);
});
