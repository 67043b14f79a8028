import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { guest, showPage } from "../../testing/show-page.tsx";

const countryOffer = {
	country: "DE",
	title: "You are in Germany",
	text: "Our shop for Germany delivers to you.",
	accept: "Shop in Germany",
	decline: "Stay here",
};
const session = { "GET /session": { ...guest, countryOffer } };
const dialog = page.getByRole("dialog", { name: "You are in Germany" });
const bag = page.getByTestId("bag");

// proves locale-19
test("the shop of the shopper's country is offered once, and declining it changes nothing", async () => {
	const { leave } = await showPage("list", session);
	await expect.element(dialog.getByText("Our shop for Germany delivers to you.")).toBeVisible();
	const accept = dialog.getByRole("button", { name: "Shop in Germany" });
	await expect.element(accept).toHaveAttribute("value", "DE");
	expect(accept.element().closest("form")?.getAttribute("action")).toBe("/x/preferences");
	await userEvent.click(dialog.getByRole("button", { name: "Stay here" }));
	await expect.element(dialog).not.toBeInTheDocument();
	leave();
	const { ui } = await showPage("list", session);
	await expect.element(bag).toBeVisible();
	await expect.poll(() => ui.state.awake).toBe(true);
	await import("./offer-country.ts").then(({ offerCountry }) => offerCountry(countryOffer, ui));
	expect(ui.state.layers.popups).toEqual([]);
});

// proves locale-19
test("a shopper who has chosen a country is offered none", async () => {
	const { ui } = await showPage("list");
	const { rememberCountryAnswer } = await import("../../state/locale/country-answer.ts");
	rememberCountryAnswer();
	const { offerCountry } = await import("./offer-country.ts");
	offerCountry(countryOffer, ui);
	expect(ui.state.layers.popups).toEqual([]);
});
