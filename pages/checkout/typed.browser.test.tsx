import * as fc from "fast-check";
import type { ComponentProps } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { StepsProvider } from "../../client/features/checkout/use-steps.tsx";
import { AppContext, type AppServices, PlaceContext } from "../../client/state/app-context.tsx";
import { mount } from "../../client/testing/mount.tsx";
import type { CheckoutData } from "./contract.ts";
import { DeliveryForm } from "./delivery/delivery-form.tsx";

const PLACE = {
	shell: { checkoutHref: "/x/checkout", country: { name: "Italy" } },
} as ComponentProps<typeof PlaceContext>["value"];
const STEPS = { basketId: "b1", isWaiting: false, version: 0, send() {}, open() {} };
const field = (name: string, label: string) => ({ name, label, required: true });
const guest = {
	country: "IT",
	fields: [field("firstName", "firstName"), field("city", "city")],
	values: {},
	faults: {},
	methods: ["standard", "express"].map((id) => ({ id, name: id, description: "", priceText: "" })),
	methodId: "standard",
	savedAddresses: [],
	isCustomer: false,
	hasPreorder: false,
	basket: {},
};
/** A signed-in customer's form is filled in from the address book, and offers to save the address. */
const customer = { ...guest, isCustomer: true, values: { firstName: "Anna", city: "Roma" } };

/** Renders the delivery form in a new document, as after a load. */
async function load(data: object, language: "en" | "de" = "en") {
	const { place, render, leave } = await mount(language);
	render(
		<AppContext value={{} as AppServices}>
			<PlaceContext value={PLACE}>
				<StepsProvider steps={STEPS}>
					<DeliveryForm data={data as CheckoutData} />
				</StepsProvider>
			</PlaceContext>
		</AppContext>,
	);
	const named = (name: string) => place.querySelector<HTMLInputElement>(`[name="${name}"]`);
	await expect.poll(() => named("city")).not.toBeNull();
	return { leave, valueOf: (name: string) => named(name)?.value, named };
}
const express = () => document.querySelector<HTMLInputElement>('[name="shippingMethod"][value="express"]');
beforeEach(() => sessionStorage.clear());

// proves checkout-1
test("typed values survive a change of language and signing in, and take precedence over a saved address", async () => {
	const first = await load(guest);
	await userEvent.fill(page.getByRole("textbox").nth(1), "Milano");
	express()?.click();
	first.leave();

	const german = await load(guest, "de");
	await expect.poll(() => german.valueOf("city")).toBe("Milano");
	expect(express()?.checked).toBe(true);
	german.leave();

	const signedIn = await load(customer);
	await expect.poll(() => signedIn.valueOf("city")).toBe("Milano");
	// Fields that the shopper has not typed into are filled in from the account.
	expect(signedIn.valueOf("firstName")).toBe("Anna");
	expect(express()?.checked).toBe(true);
	signedIn.leave();

	// Input is kept for one country in one tab.
	const elsewhere = await load({ ...guest, country: "FR" });
	await expect.poll(() => elsewhere.valueOf("city")).toBe("");
});

const line = fc.string({ unit: "grapheme", maxLength: 40 }).map((text) => text.replace(/[\r\n]/g, ""));
const type = (input: HTMLInputElement | null, text: string) => {
	if (!input) return;
	input.value = text;
	input.dispatchEvent(new InputEvent("input", { bubbles: true }));
};

// proves checkout-1
test("typed values survive any sequence of reloads, languages and signing in", async () => {
	const ways = fc.array(fc.constantFrom("reload", "language", "signIn"), { minLength: 1, maxLength: 4 });
	await fc.assert(
		fc.asyncProperty(line, line, fc.boolean(), ways, async (firstName, city, isExpress, walk) => {
			sessionStorage.clear();
			const first = await load(guest);
			type(first.named("firstName"), firstName);
			type(first.named("city"), city);
			if (isExpress) express()?.click();
			first.leave();
			const at = { language: "en" as "en" | "de", data: guest as object };
			for (const way of walk) {
				if (way === "language") at.language = at.language === "en" ? "de" : "en";
				if (way === "signIn") at.data = { ...guest, isCustomer: true };
				const page = await load(at.data, at.language);
				await expect.poll(() => page.valueOf("city")).toBe(city);
				expect(page.valueOf("firstName")).toBe(firstName);
				expect(express()?.checked).toBe(isExpress);
				page.leave();
			}
		}),
		{ numRuns: 15 },
	);
});
