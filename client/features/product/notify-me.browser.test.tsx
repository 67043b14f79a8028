import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showPage, unavailable } from "../../testing/show-page.tsx";

const popup = page.getByRole("dialog", { name: "Notify me" });
const email = popup.getByLabelText("Email address");
const send = popup.getByRole("button", { name: "Notify me" });
const opener = page.getByRole("main").getByRole("button", { name: "Notify me" });

// proves newsletter-5
test("a guest signs up for a sold-out size with an address", async () => {
	const { calls } = await showPage("product", { "POST /notify-me": { ok: true } });
	await userEvent.click(page.getByRole("radio", { name: /^IT 40/ }));
	await userEvent.click(opener);
	await userEvent.fill(email, "mara");
	await userEvent.click(send);
	await expect.element(popup.getByRole("alert")).toHaveTextContent("Please enter a valid email address.");
	await expect.element(email).toHaveFocus();
	await userEvent.fill(email, "mara@vetrina.example");
	await userEvent.click(popup.getByLabelText("I would also like to receive the newsletter."));
	await userEvent.click(send);
	await expect.element(page.getByText("Thanks, your request has been saved.")).toBeVisible();
	await expect.element(popup).not.toBeInTheDocument();
	await expect.element(opener).toHaveFocus();
	expect(calls.filter(({ route }) => route === "POST /notify-me")).toMatchObject([
		{ body: { productId: "1002", email: "mara@vetrina.example", consents: true } },
	]);
});

// proves event-6
test.each([true, false])(
	"the newsletter of the waiting list is a sign-up of its own: asked for: %s",
	async (isAsked) => {
		const { events } = await showPage("soldOut", { "POST /notify-me": { ok: true } });
		const heard: object[] = [];
		for (const type of ["notifyMe", "signUp"] as const) events.on(type, (event) => void heard.push(event));
		await userEvent.click(opener);
		await userEvent.fill(email, "mara@vetrina.example");
		if (isAsked) await userEvent.click(popup.getByLabelText("I would also like to receive the newsletter."));
		await userEvent.click(send);
		const request = { type: "notifyMe", productId: expect.stringMatching(/./) };
		await expect
			.poll(() => heard)
			.toEqual(isAsked ? [request, { type: "signUp", form: "waitingList" }] : [request]);
	},
);

test("the popup stays with an error while the platform does not respond", async () => {
	await showPage("soldOut", { "POST /notify-me": unavailable });
	await userEvent.click(opener);
	await userEvent.fill(email, "mara@vetrina.example");
	await userEvent.click(send);
	await expect.element(popup.getByRole("alert")).toHaveTextContent("Oops! Something went wrong.");
});
