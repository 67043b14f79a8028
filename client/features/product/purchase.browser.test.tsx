import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showPage } from "../../testing/show-page.tsx";

test("the selector opens once, although each size asks for a choice", async () => {
	const { ui } = await showPage("product");
	const choose = vi.spyOn(ui, "chooseSize");
	const main = page.getByRole("main");
	await expect.element(main.getByRole("radio").nth(1)).toBeInTheDocument();
	await userEvent.click(main.getByRole("button", { name: "Add to bag" }));
	await expect.element(page.getByRole("dialog", { name: "Select a size" })).toBeVisible();
	expect(choose).toHaveBeenCalledOnce();
});
