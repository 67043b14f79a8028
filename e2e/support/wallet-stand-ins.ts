import type { SalePlace } from "./sale-places.ts";
import { bagStatus } from "./shop.ts";
import { expect, type Page } from "./test.ts";

type Asking = {
	page: Page;
	isHosted: boolean;
	cancel(): Promise<void>;
	/** Enters the buyer and resolves when the shop has calculated. Returns the total that the sheet shows, or an empty text. */
	fill(place: SalePlace, email: string): Promise<string>;
	pay(place: SalePlace, email: string): Promise<void>;
};

const describeBuyer = ({ address }: SalePlace, email: string): Record<string, string> => ({
	email,
	name: `${address.firstName} ${address.lastName}`,
	address1: address.address1 ?? "",
	postalCode: address.postalCode ?? "",
	locality: address.city ?? "中央区",
	administrativeArea: address.stateCode ?? "",
	phoneNumber: address.phone ?? "",
});

/** Returns whether the provider draws the wallet's button, which leads to the provider's page. */
export const isHosted = (wallet: string): boolean => wallet === "PAYPAL" || wallet === "AMAZON_PAY_V2";

export async function openWallet(page: Page, wallet: string): Promise<Asking> {
	// The count shows that the client is running. Its text is not compared, because Arabic writes one and two without digits.
	await expect(bagStatus(page)).not.toBeEmpty();
	const main = page.getByRole("main");
	const isElsewhere = isHosted(wallet);
	const button = isElsewhere
		? main.locator(`[data-wallet-button="${wallet}"]`).getByRole("button")
		: main.locator(`[data-wallet="${wallet}"]`);
	const opened = wallet === "PAYPAL" ? page.waitForEvent("popup") : undefined;
	await button.click();
	const there = (await opened) ?? page;
	const sheet = isElsewhere ? there : there.getByRole("dialog");
	await expect(sheet.locator("[name=address1]")).toBeVisible();
	const confirm = sheet.locator(`button[value=${isElsewhere ? "approve" : "pay"}]`);
	const fill = async (place: SalePlace, email: string): Promise<string> => {
		for (const [name, value] of Object.entries(describeBuyer(place, email)))
			await sheet.locator(`[name=${name}]`).fill(value);
		await expect(confirm).toBeEnabled();
		return (isElsewhere ? null : await sheet.locator(".total").textContent()) ?? "";
	};
	return {
		page: there,
		isHosted: isElsewhere,
		async cancel() {
			const restored = isElsewhere ? undefined : page.waitForResponse(/\/wallets\/cancel$/);
			await sheet.locator("button[value=cancel]").click();
			await restored;
		},
		fill,
		async pay(place, email) {
			await fill(place, email);
			await confirm.click();
		},
	};
}
