import { findWithAxe } from "./support/find-with-axe.ts";
import { linkIn, mailTo } from "./support/outbox.ts";
import { add, product, running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");
const uniqueEmail = (name: string): string => `${name}-${crypto.randomUUID()}@vetrina.example`;
/** The boutique in Brera has more than one unit of this size. */
const GROUP = "VT10001-emerald";
const SIZE = "IT 36";
const OTHER_SIZE = "IT 38";
const STORE = "Vetrina Milano Brera";
const MILAN = { latitude: 45.476, longitude: 9.188 };

// proves stores-5, stores-2
test("a size is reserved in a nearby store, and the link of its mail cancels the reservation", async ({
	page,
	context,
	browser,
}) => {
	await context.grantPermissions(["geolocation"]);
	await context.setGeolocation(MILAN);
	await page.goto(product(GROUP));
	await running(page);
	await page.getByRole("radio", { name: new RegExp(`^${SIZE}`) }).check({ force: true });
	await main(page).getByRole("link", { name: "Find in boutique" }).click();
	const finder = page.getByRole("dialog", { name: "Find in boutique" });
	await finder.getByRole("button", { name: "Show boutiques near me" }).click();
	await expect(finder.getByText(`The nearest boutique is ${STORE}`)).toBeVisible();
	// Another size is chosen and changed back, over the same page.
	await finder.getByRole("link", { name: OTHER_SIZE, exact: true }).click();
	await expect(finder.locator("[aria-current]")).toHaveText(OTHER_SIZE);
	await finder.getByRole("link", { name: SIZE, exact: true }).click();
	await expect(finder.locator("[aria-current]")).toHaveText(SIZE);
	await expect(page).toHaveURL(new RegExp(GROUP));
	const store = finder.getByRole("listitem").filter({ hasText: STORE });
	await expect(store.getByText("In stock", { exact: true })).toBeVisible();
	await store.getByText("Opening hours").click();
	await expect(store.getByText("Monday", { exact: true })).toBeVisible();
	expect(await findWithAxe(page)).toEqual([]);
	await store.getByRole("link", { name: `Reserve in the boutique : ${STORE}` }).click();

	await expect(main(page).getByText(`Size ${SIZE}`)).toBeVisible();
	await main(page).getByLabel("Name").fill("Anna Bianchi");
	await main(page).getByRole("button", { name: "Reserve", exact: true }).click();
	await expect(main(page).getByText("Please fill in the field.")).toBeVisible();
	await expect(main(page).getByLabel("Name")).toHaveValue("Anna Bianchi");
	const email = uniqueEmail("anna");
	await main(page).getByLabel("Email").fill(email);
	await main(page).getByRole("button", { name: "Reserve", exact: true }).click();
	await expect(main(page).getByRole("status")).toHaveText(/^It is reserved for you\./);
	expect(await findWithAxe(page)).toEqual([]);

	const link = linkIn(await mailTo(email, /^Reserved for you: /));
	const other = await browser.newContext();
	const reader = await other.newPage();
	await reader.goto(new URL(link, page.url()).href);
	await main(reader).getByRole("link", { name: "Release reservation" }).click();
	await main(reader).getByRole("button", { name: "Yes" }).click();
	await expect(main(reader).getByRole("status")).toHaveText(
		"Your reservation or appointment has been cancelled.",
	);
	await other.close();
	await page.reload();
	await expect(main(page).getByRole("heading", { name: "No longer reserved" })).toBeVisible();
});

// proves stores-7
test("a bag is bought for pickup in a store", { tag: "@thorough" }, async ({ page }) => {
	const email = uniqueEmail("bruno");
	await add(page, GROUP, SIZE);
	await page.goto("/en-it/checkout");
	await main(page).getByLabel("Email address").fill(email);
	await main(page).getByRole("button", { name: "Continue to delivery" }).click();
	await main(page).getByRole("link", { name: "Collect in the boutique" }).click();
	await main(page).getByRole("radio", { name: STORE }).check();
	await main(page).getByLabel("Who will collect it").fill("Bruno Bianchi");
	await main(page).getByLabel("Phone").fill("02 1234 5678");
	expect(await findWithAxe(page)).toEqual([]);
	await main(page).getByRole("button", { name: "Continue to payment" }).click();
	for (const [label, text] of [
		["First name", "Anna"],
		["Last name", "Rossi"],
		["Address", "Via Roma 1"],
		["Postal code", "20121"],
		["City", "Milano"],
		["Phone", "02 1234 5678"],
	] as const)
		await main(page).getByLabel(label, { exact: true }).fill(text);
	await main(page).getByLabel("Province", { exact: true }).selectOption({ label: "Milano" });
	await main(page).getByRole("button", { name: "Use this address" }).click();
	await expect(main(page).getByText("Via Roma 1")).toBeVisible();
	const fields = page.frameLocator("iframe[title='Card details']");
	await fields.getByLabel("Card number").fill("4242424242424242");
	await fields.getByLabel("Expiry date").fill("03/31");
	await fields.getByLabel("Security code").fill("123");
	await fields.getByLabel("Name on card").fill("Anna Rossi");
	await fields.getByRole("button", { name: "Continue with this card" }).click();
	await expect(main(page).getByText(STORE).first()).toBeVisible();
	await main(page)
		.getByRole("button", { name: /^Order and pay/ })
		.click();
	await expect(main(page).getByRole("heading", { name: "Thank you" })).toBeVisible();
	await expect(main(page).getByRole("link", { name: STORE })).toBeVisible();
	await expect(main(page).getByText("Bruno Bianchi")).toBeVisible();
	expect((await mailTo(email, /^Your order \w+$/)).text).toContain(`Collect at: ${STORE}`);
});

// proves sharing-1, sharing-2
test("a wishlist's link shows it until its owner ends the sharing", {
	tag: "@thorough",
}, async ({ page, browser }) => {
	await page.goto(product(GROUP));
	await running(page);
	await main(page).getByRole("button", { name: "Add to wishlist" }).first().click();
	await expect(page.getByText("Added to your wishlist.")).toBeVisible();
	await page.goto("/en-it/wishlist");
	await main(page).getByRole("link", { name: "Share your wishlist" }).click();
	await main(page).getByRole("button", { name: "Create a link" }).click();
	await expect(main(page).getByRole("status").first()).toHaveText(/^Your wishlist now has a link\./);
	expect(await findWithAxe(page)).toEqual([]);
	const link = await main(page).getByLabel("Link").inputValue();
	const email = uniqueEmail("friend");
	await main(page).getByLabel("Recipient’s email").fill(email);
	await main(page).getByLabel("Your name").fill("Anna");
	await main(page).getByRole("button", { name: "Send" }).click();
	await expect(main(page).getByRole("status").first()).toHaveText("Your message is on its way.");
	expect(new URL(linkIn(await mailTo(email, /^Anna shares a wishlist with you$/)), page.url()).search).toBe(
		new URL(link).search,
	);

	const other = await browser.newContext();
	const reader = await other.newPage();
	await reader.goto(link);
	await expect(main(reader).getByRole("heading", { name: "A shared wishlist" })).toBeVisible();
	await running(reader);
	await main(reader)
		.getByRole("link", { name: /^Add ?: / })
		.click();
	await expect(reader.getByRole("dialog", { name: "Select a size" })).toBeVisible();
	await main(page).getByRole("button", { name: "Stop sharing" }).click();
	await expect(main(page).getByRole("status").first()).toHaveText(/^Your wishlist is no longer shared,/);
	const gone = await reader.reload();
	expect(gone?.status()).toBe(404);
	await other.close();
});
