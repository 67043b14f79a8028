import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { OrderConfirmationData } from "../../../../pages/order-confirmation/contract.ts";
import { buildPage } from "../../../fixtures/views.ts";
import { customer, guest, showPage, showView } from "../../../testing/show-page.tsx";

const order: OrderConfirmationData = {
	orderNo: "V0000000042",
	email: "anna@vetrina.example",
	lines: [{ name: "Silk dress", quantity: 1, totalText: "€ 890" }],
	subTotalText: "€ 890",
	sums: [],
	totalLabel: "Total",
	totalText: "€ 890",
	notes: [],
	billingLines: [],
	addressLines: ["Via Roma 1"],
	paidWith: [],
	isCustomer: true,
	offersPasskey: true,
	orderHref: "/x/order?orderNo=V0000000042",
	registerHref: "/x/register?orderNo=V0000000042",
};
const confirmation = (more: Partial<OrderConfirmationData> = {}) =>
	showView(
		{ ...buildPage("home", "en"), kind: "order-confirmation", data: { ...order, ...more } },
		{ "GET /session": customer },
	);
const device = (can: boolean) => {
	const lookups = vi
		.spyOn(PublicKeyCredential, "isUserVerifyingPlatformAuthenticatorAvailable")
		.mockResolvedValue(can);
	onTestFinished(() => lookups.mockRestore());
	return lookups;
};
const allow = async (initials: string) => {
	await cookieStore.set("consent", `1.${initials}`);
	onTestFinished(() => cookieStore.delete("consent"));
};
const offer = page.getByRole("heading", { name: "Sign in faster next time" });
const decline = () => userEvent.click(page.getByRole("button", { name: "Not now" }));

// proves identity-46
test("an order page offers a passkey without taking the focus, and not again in this tab once declined", async () => {
	const lookups = device(true);
	const shown = await confirmation();
	await expect.element(offer).toBeVisible();
	expect(document.activeElement).toBe(document.body);
	await decline();
	await expect.element(offer).not.toBeInTheDocument();
	await expect.element(page.getByText("Silk dress")).toBeVisible();
	// The refusal is stored for the tab alone if there is no consent.
	expect([sessionStorage.getItem("shop.declined.passkey"), localStorage.getItem("shop.passkey")]).toEqual([
		"1",
		null,
	]);
	shown.leave();
	lookups.mockClear();
	await confirmation();
	await expect.poll(() => lookups.mock.calls.length).toBe(1);
	await expect.element(offer).not.toBeInTheDocument();
});

// proves identity-46
test("a passkey declined with consent is not offered later", async () => {
	const lookups = device(true);
	await allow("p");
	const shown = await confirmation();
	await expect.element(offer).toBeVisible();
	await decline();
	expect(localStorage.getItem("shop.passkey")).toBe("1");
	shown.leave();
	// A new tab has an empty session storage.
	sessionStorage.clear();
	lookups.mockClear();
	await confirmation();
	await expect.poll(() => lookups.mock.calls.length).toBe(1);
	await expect.element(offer).not.toBeInTheDocument();
});

// proves identity-46
test.each([
	["whose device makes none", false, true],
	["who has one", true, false],
])("no passkey is offered after an order to a customer %s", async (_who, can, offersPasskey) => {
	const lookups = device(can);
	await confirmation({ offersPasskey });
	await expect.element(page.getByText("Silk dress")).toBeVisible();
	await expect.poll(() => lookups.mock.calls.length).toBe(offersPasskey ? 1 : 0);
	await expect.element(offer).not.toBeInTheDocument();
});

// proves identity-46
test("the flyout offers a passkey after a sign-in by password, unless it was declined in this tab", async () => {
	device(true);
	for (const time of ["first", "second"]) {
		let session = guest;
		const { ui, leave } = await showPage("list", {
			"GET /session": () => session,
			"POST /session": () => {
				session = customer;
				return { ok: true, session };
			},
		});
		ui.askToSignIn();
		const dialog = page.getByRole("dialog", { name: "Sign in" });
		await userEvent.fill(dialog.getByLabelText("Email address"), "anna@vetrina.example");
		await userEvent.fill(dialog.getByLabelText("Password"), "Silk&Linen1");
		await userEvent.click(dialog.getByRole("button", { name: "Sign in", exact: true }));
		if (time === "first") {
			await expect.element(offer).toHaveFocus();
			await decline();
		}
		await expect.poll(() => document.querySelector("dialog[open]")).toBeNull();
		leave();
	}
	expect(sessionStorage.getItem("shop.declined.passkey")).toBe("1");
});
