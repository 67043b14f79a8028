import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showPage, unavailable } from "../../testing/show-page.tsx";

const popup = page.getByRole("dialog", { name: "Newsletter" });
const email = popup.getByLabelText("Email address");

test("a wrong address is refused and not sent, a right one signs up", async () => {
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
		{ route: "POST /newsletter", body: { email: "mara@vetrina.example", source: "footer" } },
	]);
});

test("while the platform does not respond, the popup stays and says so", async () => {
	const { ui } = await showPage("list", { "POST /newsletter": unavailable });
	ui.openPopup("newsletter");
	await userEvent.fill(email, "mara@vetrina.example");
	await userEvent.keyboard("{Enter}");
	await expect
		.element(popup.getByRole("alert"))
		.toHaveTextContent("We can’t sign you up right now. Please try again in a moment.");
});
