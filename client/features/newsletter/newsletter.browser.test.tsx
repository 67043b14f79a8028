import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showPage, unavailable } from "../../testing/show-page.tsx";

const popup = page.getByRole("dialog", { name: "Newsletter" });
const email = popup.getByLabelText("Email address");

test("an invalid address is not sent, and a valid one signs up", async () => {
	const { ui, calls } = await showPage("list", { "POST /newsletter": { ok: true } });
	ui.openPopup("newsletter");
	await userEvent.fill(email, "mara");
	await userEvent.click(popup.getByRole("button", { name: "Sign up" }));
	await expect.element(popup.getByRole("alert")).toHaveTextContent("Please enter a valid email address.");
	await expect.element(email).toHaveFocus();
	await userEvent.fill(email, "mara@vetrina.example");
	await userEvent.keyboard("{Enter}");
	await expect.element(page.getByText("Thank you for signing up.")).toBeVisible();
	await expect.element(popup).not.toBeInTheDocument();
	expect(calls.filter(({ route }) => route === "POST /newsletter")).toEqual([
		{
			route: "POST /newsletter",
			body: { email: "mara@vetrina.example", source: "footer", dataCollection: false, privacy: false },
		},
	]);
});

// proves newsletter-15, newsletter-16
test("interests and consents are sent as ticked, from boxes that begin empty", async () => {
	const { ui, calls } = await showPage("list", { "POST /newsletter": { ok: true } });
	ui.openPopup("newsletter");
	await userEvent.fill(email, "mara@vetrina.example");
	for (const box of popup.getByRole("checkbox").all()) await expect.element(box).not.toBeChecked();
	await userEvent.fill(popup.getByLabelText(/^First name/), "Mara");
	await userEvent.selectOptions(popup.getByLabelText(/^Gender/), "Female");
	await userEvent.fill(popup.getByLabelText(/^Date of birth/), "1990-02-28");
	await userEvent.click(popup.getByLabelText("Women", { exact: true }));
	await userEvent.click(popup.getByLabelText(/what I browse and buy/));
	await userEvent.click(popup.getByRole("button", { name: "Sign up" }));
	await expect.element(page.getByText("Thank you for signing up.")).toBeVisible();
	expect(calls.filter(({ route }) => route === "POST /newsletter").map(({ body }) => body)).toEqual([
		{
			email: "mara@vetrina.example",
			source: "footer",
			firstName: "Mara",
			gender: "2",
			birthday: "1990-02-28",
			newsFor: ["women"],
			dataCollection: true,
			privacy: false,
		},
	]);
});

// proves newsletter-15
test("a refused birthday shows its error at the focused field", async () => {
	const { ui } = await showPage("list", { "POST /newsletter": { ok: false, error: "tooYoung" } });
	ui.openPopup("newsletter");
	await userEvent.fill(email, "mara@vetrina.example");
	await userEvent.fill(popup.getByLabelText(/^Date of birth/), "2020-02-28");
	await userEvent.click(popup.getByRole("button", { name: "Sign up" }));
	const birthday = popup.getByLabelText(/^Date of birth/);
	await expect.element(birthday).toHaveFocus();
	await expect.element(birthday).toHaveAccessibleDescription(/at least 16 years old/);
	await expect.element(popup.getByRole("alert")).toHaveTextContent("");
});

test("the popup stays with an error while the platform does not respond", async () => {
	const { ui } = await showPage("list", { "POST /newsletter": unavailable });
	ui.openPopup("newsletter");
	await userEvent.fill(email, "mara@vetrina.example");
	await userEvent.keyboard("{Enter}");
	await expect
		.element(popup.getByRole("alert"))
		.toHaveTextContent("We can’t sign you up right now. Please try again in a moment.");
});
