import type { ComponentProps } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { lateTexts } from "../../client/app/parts/code.ts";
import { textsModule } from "../../client/app/parts/page-code.ts";
import { basket } from "../../client/fixtures/views.ts";
import { PlaceContext } from "../../client/state/app-context.tsx";
import { TextsContext } from "../../client/state/texts.ts";
import { createTexts } from "../../shared/i18n/create-texts.ts";
import type { CheckoutData } from "./contract.ts";
import { Summary } from "./summary.tsx";

const PLACE = { shell: { cartHref: "/x/cart" } } as ComponentProps<typeof PlaceContext>["value"];

test("a product whose picture is missing keeps the place of one, and no text moves when it comes", async () => {
	const texts = createTexts("en", (await textsModule("en")).default);
	await lateTexts(texts, "en", "pages")();
	const place = document.body.appendChild(document.createElement("div"));
	const root = createRoot(place);
	onTestFinished(() => {
		root.unmount();
		place.remove();
	});
	const show = (items: typeof basket.items) =>
		root.render(
			<TextsContext value={texts}>
				<PlaceContext value={PLACE}>
					<Summary data={{ basket: { ...basket, items } } as CheckoutData} isOpen />
				</PlaceContext>
			</TextsContext>,
		);
	const boxes = () =>
		[...place.querySelectorAll("li > div, li")].map((element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			return [x, y, width, height];
		});
	show(basket.items.map((item) => ({ ...item, image: null })));
	await expect.element(page.getByRole("listitem").first()).toBeVisible();
	expect(place.querySelectorAll("li > img")).toHaveLength(0);
	const before = boxes();
	show(basket.items.map((item) => ({ ...item, image: { src: "data:,", alt: "", width: 3, height: 4 } })));
	await expect.poll(() => place.querySelectorAll("li > img").length).toBe(basket.items.length);
	expect(boxes()).toEqual(before);
});
