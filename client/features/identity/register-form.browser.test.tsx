import { DEFAULT_PASSWORD_POLICY } from "@vetrina/shop-rules/identity/password-policy.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { RegisterData } from "../../../pages/register/contract.ts";
import { buildPage } from "../../fixtures/views.ts";
import { showView } from "../../testing/show-page.tsx";

const data: RegisterData = {
	values: {},
	faults: {},
	policy: DEFAULT_PASSWORD_POLICY,
	countries: [
		{ code: "IT", name: "Italy" },
		{ code: "JP", name: "Japan" },
	],
	phoneCodes: [{ code: "39", country: "IT", name: "Italy" }],
	birthdayOrder: ["day", "month", "year"],
	familyNameFirst: false,
	furigana: false,
	latinName: false,
	citizenship: true,
};
const show = (more: Partial<RegisterData> = {}, language: "en" | "ar" = "en") =>
	showView({ ...buildPage("home", language), kind: "register", data: { ...data, ...more } });
const readFields = () =>
	Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>("main form") as HTMLFormElement));

// proves identity-19
test("a registration keeps its input except the password when going back and in another language", async () => {
	const { leave } = await show();
	const main = page.getByRole("main");
	await userEvent.fill(main.getByLabelText("Email address"), "ada@vetrina.example");
	await userEvent.fill(main.getByLabelText("Password"), "Silk&Linen1");
	await userEvent.fill(main.getByLabelText("First name"), "Ada");
	await userEvent.fill(main.getByLabelText("Last name"), "Bianchi");
	const field = (name: string) => document.querySelector(`main [name="${name}"]`) as HTMLElement;
	await userEvent.selectOptions(field("country"), "JP");
	for (const name of ["privacy", "loyalty"]) await userEvent.click(field(name));
	const typed = readFields();
	expect(typed).toMatchObject({ country: "JP", privacy: "on", loyalty: "on", password: "Silk&Linen1" });
	leave();
	for (const language of ["en", "ar"] as const) {
		const shown = await show({}, language);
		await expect.poll(readFields).toEqual({ ...typed, password: "" });
		shown.leave();
	}
	expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("Silk&Linen1");
	// A refused form comes back with its values.
	await show({ values: { firstName: "Beatrice" } });
	await expect.element(main.getByLabelText("First name")).toHaveValue("Beatrice");
	expect(readFields()).toMatchObject({ email: "", lastName: "" });
});

test.each([768, 1440])(
	"the words below the title stand close to it, however long the form is, at %d px",
	async (width) => {
		await page.viewport(width, 900);
		await show();
		const title = page.getByRole("heading", { level: 1 });
		await expect.element(title).toBeVisible();
		// The boxes may be stretched, unlike the text in them.
		const [first, second] = [title.element(), title.element().nextElementSibling as Element].map(
			(element) => {
				const range = document.createRange();
				range.selectNodeContents(element);
				return range.getBoundingClientRect();
			},
		);
		expect(second?.top).toBeLessThan((first?.bottom ?? 0) + 32);
	},
);
