import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showPage } from "../../testing/show-page.tsx";

const filter = () => document.querySelectorAll<HTMLElement>("main summary")[0] as HTMLElement;
const sort = () => document.querySelectorAll<HTMLElement>("main summary")[1] as HTMLElement;
const panel = (summary: HTMLElement) => summary.parentElement as HTMLDetailsElement;
const layer = page.getByRole("dialog", { name: "Filter" });

async function show(): Promise<void> {
	await showPage("list");
	await expect.poll(sort).toBeTruthy();
}

// proves shell-12
test("the filter on a phone is a layer that traps the focus and returns it", async () => {
	await show();
	await userEvent.click(filter());
	await expect.element(layer).toBeVisible();
	for (let step = 0; step < 8; step++) {
		await userEvent.keyboard("{Tab}");
		const { activeElement } = document;
		expect(activeElement === document.body || activeElement?.closest("dialog:modal")).toBeTruthy();
	}
	await userEvent.click(layer.getByRole("button", { name: "Show 40 items" }));
	await expect.element(layer).not.toBeInTheDocument();
	expect(document.activeElement).toBe(filter());
});

test("filter and order on a large screen are panels, one open at a time, and Escape closes them", async () => {
	await page.viewport(1440, 900);
	await show();
	await userEvent.click(filter());
	expect(panel(filter()).open).toBe(true);
	await userEvent.click(sort());
	expect([panel(filter()).open, panel(sort()).open]).toEqual([false, true]);
	await userEvent.keyboard("{Tab}{Escape}");
	expect(panel(sort()).open).toBe(false);
	expect(document.activeElement).toBe(sort());
});

test("a press outside closes the panel", async () => {
	await page.viewport(1440, 900);
	await show();
	await userEvent.click(sort());
	expect(panel(sort()).open).toBe(true);
	await userEvent.click(page.getByRole("heading", { level: 1 }));
	expect(panel(sort()).open).toBe(false);
});
