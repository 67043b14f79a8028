import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showPage } from "../../testing/show-page.tsx";

test("product details open one at a time, by click and by key", async () => {
	await showPage("product");
	const care = page.getByText("Dry clean");
	await expect.poll(() => document.querySelectorAll("main details summary").length).toBeGreaterThan(1);
	const summary = [...document.querySelectorAll<HTMLElement>("main details summary")].find((one) =>
		one.textContent?.includes("Care"),
	);
	if (!summary) throw new Error("No details called Care");
	await expect.element(care).not.toBeVisible();
	await userEvent.click(summary);
	await expect.element(care).toBeVisible();
	summary.focus();
	await userEvent.keyboard("{Enter}");
	await expect.element(care).not.toBeVisible();
});
