import { listStyleSheetFiles } from "../../shared/domain/addresses/style-sheet-paths.ts";
import { running } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

// proves shell-33
test("a page has one style sheet, and pages fetched later load those files alone that it lacks", async ({
	page,
}) => {
	const requested: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "stylesheet") requested.push(new URL(request.url()).pathname);
	});
	await page.goto("/en-it/window");
	await running(page);
	const [sheet = "", ...others] = requested.splice(0);
	const joined = listStyleSheetFiles(sheet);
	expect(joined.length).toBeGreaterThan(10);
	expect(others.filter((file) => joined.includes(file))).toEqual([]);

	await page.goto("/en-it/");
	await running(page);
	const files = listStyleSheetFiles(requested.splice(0)[0] ?? "");
	const link = page.getByRole("main").getByRole("link").first();
	const address = await link.getAttribute("href");
	expect(address).toMatch(/^\/en-it\/./);
	await link.click();
	await expect(page).toHaveURL(address ?? "");
	// The address changes before the page does.
	await expect(page.getByRole("heading", { level: 1, name: "Vetrina" })).toHaveCount(0);
	await page.goBack();
	await expect(page).toHaveURL(/\/en-it\/$/);
	expect(requested.length).toBeGreaterThan(0);
	for (const file of requested) {
		expect(files).not.toContain(file);
		expect(file).toMatch(/^\/assets\/[\w-]+\.css$/);
	}
});
