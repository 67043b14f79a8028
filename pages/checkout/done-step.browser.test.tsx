import { expect, test } from "vitest";
import { basket } from "../../client/fixtures/views.ts";
import { mount } from "../../client/testing/mount.tsx";
import type { CheckoutData } from "./contract.ts";
import { DoneStep } from "./done-step.tsx";

// proves locale-8
test("lines in Latin letters begin where an Arabic page's lines do", async () => {
	const { place, render } = await mount("ar");
	place.dir = "rtl";
	const data = {
		addressLines: ["ليلى حداد", "1-2-3", "Central"],
		methods: [],
		paidWith: [],
		billingLines: [],
		basket,
	} as unknown as CheckoutData;
	render(<DoneStep step="delivery" data={data} />);
	const starts = () => [...place.querySelectorAll("bdi")].map((line) => line.getBoundingClientRect().right);
	await expect.poll(() => starts().length).toBe(3);
	const { right } = place.getBoundingClientRect();
	for (const start of starts()) expect(Math.abs(start - right)).toBeLessThan(1);
	// The box is as wide as its text, so it begins at the edge as well.
	for (const line of place.querySelectorAll("bdi"))
		expect(line.getBoundingClientRect().width).toBeLessThan(place.getBoundingClientRect().width / 2);
});
