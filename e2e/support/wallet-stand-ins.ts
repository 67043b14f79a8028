import type { SalePlace } from "./sale-places.ts";
import { bagStatus } from "./shop.ts";
import { expect, type Page } from "./test.ts";

/** Where a wallet's stand-in asks its buyer: its sheet in the page, its window, or its page. */
type Asking = {
	page: Page;
	/** The buyer confirms on the wallet's own page, and comes back to the review. */
	isHosted: boolean;
	cancel(): Promise<void>;
	/** Says who buys; resolves once the shop has said what that comes to. Returns the total, where it is shown in a sheet. */
	fill(place: SalePlace, email: string): Promise<string>;
	pay(place: SalePlace, email: string): Promise<void>;
};

/** What the wallet knows of its buyer, by the names of its fields. */
const buyerOf = ({ address }: SalePlace, email: string): Record<string, string> => ({
	email,
	name: `${address.firstName} ${address.lastName}`,
	address1: address.address1 ?? "",
	postalCode: address.postalCode ?? "",
	locality: address.city ?? "中央区",
	administrativeArea: address.stateCode ?? "",
	phoneNumber: address.phone ?? "",
});

/** Presses the wallet's button in the bag. */
export async function openWallet(page: Page, wallet: string): Promise<Asking> {
	// The page runs: it says how many products there are, in Arabic without a digit where there are one or two.
	await expect(bagStatus(page)).not.toBeEmpty();
	const main = page.getByRole("main");
	const isHosted = wallet === "PAYPAL" || wallet === "AMAZON_PAY_V2";
	const button = isHosted
		? main.locator(`[data-wallet-button="${wallet}"]`).getByRole("button")
		: main.locator(`[data-wallet="${wallet}"]`);
	const opened = wallet === "PAYPAL" ? page.waitForEvent("popup") : undefined;
	await button.click();
	const there = (await opened) ?? page;
	const asked = isHosted ? there : there.getByRole("dialog");
	await expect(asked.locator("[name=address1]")).toBeVisible();
	const confirm = asked.locator(`button[value=${isHosted ? "approve" : "pay"}]`);
	const fill = async (place: SalePlace, email: string): Promise<string> => {
		for (const [name, value] of Object.entries(buyerOf(place, email)))
			await asked.locator(`[name=${name}]`).fill(value);
		await expect(confirm).toBeEnabled();
		return (isHosted ? null : await asked.locator(".total").textContent()) ?? "";
	};
	return {
		page: there,
		isHosted,
		async cancel() {
			// The bag is what it was before the sheet.
			const restored = isHosted ? undefined : page.waitForResponse(/\/wallets\/cancel$/);
			await asked.locator("button[value=cancel]").click();
			await restored;
		},
		fill,
		async pay(place, email) {
			await fill(place, email);
			await confirm.click();
		},
	};
}
