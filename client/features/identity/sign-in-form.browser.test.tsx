import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showPage } from "../../testing/show-page.tsx";

const refused = () =>
	Response.json(
		{ ok: false, error: "wrongPassword" },
		{ status: 401, headers: { "content-type": "application/json" } },
	);

// proves identity-28
test("the second wrong password opens the popup for a new one, with its reason and the address that was typed", async () => {
	const { ui } = await showPage("list", { "POST /session": refused });
	ui.askToSignIn();
	const form = page.getByRole("dialog", { name: "Sign in" });
	await userEvent.fill(form.getByLabelText("Email address"), "elena@vetrina.example");
	const tries = async () => {
		await userEvent.fill(form.getByLabelText("Password"), "Silk&Linen2");
		await userEvent.click(form.getByRole("button", { name: "Sign in" }));
	};
	// From the field that the message comes after: the flyout itself may still be on its way in.
	const topOf = (element: Element) => element.getBoundingClientRect().top;
	const room = () =>
		topOf(form.getByRole("button", { name: "Sign in" }).element()) -
		topOf(form.getByLabelText("Email address").element());
	const before = room();
	await tries();
	await expect.element(form.getByRole("alert")).toHaveTextContent("Incorrect email or password");
	await expect.element(form.getByText(/^If your account has no password yet/)).toBeVisible();
	// What comes with a late response had its place already.
	expect(room()).toBe(before);
	expect(ui.state.layers.popups).toEqual([]);
	await tries();
	const popup = page.getByRole("dialog", { name: "Forgotten password" });
	await expect.element(popup.getByText(/^If your account has no password yet/)).toBeVisible();
	await expect.element(popup.getByLabelText("Email address")).toHaveValue("elena@vetrina.example");
});
