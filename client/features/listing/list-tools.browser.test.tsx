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
test.each([414, 1440])(
	"the filter is a layer that traps the focus and returns it, at %d px",
	async (width) => {
		await page.viewport(width, 900);
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
	},
);

test("the order is a panel, which Escape closes", async () => {
	await page.viewport(1440, 900);
	await show();
	await userEvent.click(sort());
	expect(panel(sort()).open).toBe(true);
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
