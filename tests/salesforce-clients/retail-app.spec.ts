import { expect, type Page, test } from "@playwright/test";
import { readPwaKitRecipe } from "../../scripts/lib/clients/pwa-kit-recipe.ts";

const { start, card } = readPwaKitRecipe();
const home = new URL(start).pathname;

/** Milliseconds: compiling takes minutes on a small machine. */
const COMPILED = 540_000;

/** The app requests the session's context although it set none; the platform responds with 404, too. */
const WITHOUT_CONTEXT = "/shopper-context/";

const PRODUCT_LINK = "a[href*='/product/']";
const PRODUCT = /\/products\/[^/]+$/;
type Product = {
	name: string;
	variants: { orderable: boolean; variationValues: { color: string; size: string } }[];
};

test("a guest orders in the retail app: home, list, product, bag, checkout", async ({ page, request }) => {
	const refused: string[] = [];
	const pictures: string[] = [];
	page.on("response", (response) => {
		const { pathname } = new URL(response.url());
		if (pathname.includes("/dw/image/") && response.ok()) pictures.push(pathname);
		if (
			response.status() >= 400 &&
			!pathname.includes(WITHOUT_CONTEXT) &&
			pathname.includes("/mobify/proxy/")
		)
			refused.push(`${response.status()} ${response.request().method()} ${response.url()}`);
	});

	// Until it is compiled, the app redirects to a waiting page; a server that is busy compiling also drops connections.
	const visit = () => request.get(home, { maxRedirects: 0 }).then((response) => response.status(), String);
	await expect.poll(visit, { timeout: COMPILED }).toBe(200);
	await page.goto(home);
	await page.getByRole("button", { name: "Decline tracking" }).click();
	await expect(page.locator(PRODUCT_LINK).first()).toBeVisible();
	await page.getByRole("link", { name: "Women", exact: true }).click();

	const details = page.waitForResponse((response) => PRODUCT.test(new URL(response.url()).pathname));
	await page.getByRole("main").locator(PRODUCT_LINK).first().click();
	const product = (await (await details).json()) as Product;
	await chooseOrderableSize(page, product);
	await page.getByRole("button", { name: "Add to Cart" }).click();

	await page.getByRole("dialog").getByRole("link", { name: "View Cart" }).click();
	await expect(page.getByRole("main").getByText(product.name).first()).toBeVisible();
	await page.getByRole("link", { name: "Proceed to Checkout" }).first().click();
	const total = await checkOut(page);

	await expect(page.getByRole("heading", { name: "Thank you for your order!" })).toBeVisible();
	const orderNo = new URL(page.url()).pathname.split("/").at(-1) ?? "";
	await expect(page.getByText(`Order Number: ${orderNo}`)).toBeVisible();
	await expect(page.getByText(product.name).first()).toBeVisible();
	await expect(page.getByText(total).first()).toBeVisible();
	expect(pictures.length).toBeGreaterThan(0);
	expect(refused).toEqual([]);
});

/** The app strikes out sold-out sizes, but lets shoppers choose them. */
async function chooseOrderableSize(page: Page, { variants }: Product): Promise<void> {
	await expect(page).toHaveURL(/[?&]color=/);
	const color = new URL(page.url()).searchParams.get("color");
	const orderable = variants.find((one) => one.orderable && one.variationValues.color === color);
	const size = page.getByRole("radiogroup", { name: "Size" }).getByRole("radio", {
		name: orderable?.variationValues.size ?? "none of this colour",
		exact: true,
	});
	await size.click();
	await expect(size).toBeChecked();
}

/** Checks out and returns the order's total. */
async function checkOut(page: Page): Promise<string> {
	await page.getByLabel("Email").first().fill("ada@vetrina.example");
	await page.getByRole("button", { name: "Checkout as Guest" }).click();

	await page.getByLabel("First Name").fill("Ada");
	await page.getByLabel("Last Name").fill("Conti");
	await page.getByLabel("Phone").fill("6175550123");
	await page.getByLabel("Address", { exact: true }).fill("1 Main Street");
	await page.getByLabel("City").fill("Boston");
	await page.getByLabel("State").selectOption("MA");
	await page.getByLabel("Zip Code").fill("02108");
	await page.getByRole("button", { name: "Continue to Shipping Method" }).click();

	// The app selects the default shipping method itself.
	await page.getByLabel("Card Number").fill(card);
	await page.getByLabel("Name on Card").fill("Ada Conti");
	await page.getByLabel("Expiration Date").fill("12/30");
	await page.getByRole("textbox", { name: "Security Code" }).fill("123");
	await page.getByRole("button", { name: "Review Order" }).click();
	const summary = page.getByRole("region", { name: "Order Summary" });
	const total =
		(await summary
			.getByText(/^\$[\d,.]+$/)
			.last()
			.textContent()) ?? "";
	expect(total).toMatch(/^\$/);
	await page.getByRole("button", { name: "Place Order" }).first().click();
	return total;
}
