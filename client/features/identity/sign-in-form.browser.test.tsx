import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showPage } from "../../testing/show-page.tsx";

const refused = () =>
	Response.json(
		{ ok: false, error: "wrongPassword" },
		{ status: 401, headers: { "content-type": "application/json" } },
	);

// proves identity-28
test("the second wrong password opens the reset popup with the reason and the typed address", async () => {
	const { ui } = await showPage("list", { "POST /session": refused });
	ui.askToSignIn();
	const form = page.getByRole("dialog", { name: "Sign in" });
	await userEvent.fill(form.getByLabelText("Email address"), "elena@vetrina.example");
	const tries = async () => {
		await userEvent.fill(form.getByLabelText("Password"), "Silk&Linen2");
		await userEvent.click(form.getByRole("button", { name: "Sign in" }));
	};
	// The position is relative to the field above the message, because the flyout may still be moving.
	const measureTop = (element: Element) => element.getBoundingClientRect().top;
	const room = () =>
		measureTop(form.getByRole("button", { name: "Sign in" }).element()) -
		measureTop(form.getByLabelText("Email address").element());
	const before = room();
	await tries();
	await expect.element(form.getByRole("alert")).toHaveTextContent("Incorrect email or password");
	await expect.element(form.getByText(/^If your account has no password yet/)).toBeVisible();
	// The response's content had reserved space.
	expect(room()).toBe(before);
	expect(ui.state.layers.popups).toEqual([]);
	await tries();
	const popup = page.getByRole("dialog", { name: "Forgotten password" });
	await expect.element(popup.getByText(/^If your account has no password yet/)).toBeVisible();
	await expect.element(popup.getByLabelText("Email address")).toHaveValue("elena@vetrina.example");
});
