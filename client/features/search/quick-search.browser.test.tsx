import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type ApiResponses, showPage, unavailable } from "../../testing/show-page.tsx";

const dialog = page.getByRole("dialog", { name: "Search" });
const field = dialog.getByRole("combobox");
const opener = page.getByRole("banner").getByRole("link", { name: "Search" });
const nothing = { popular: [], phrases: [], categories: [], brands: [], pages: [], products: [] };
const link = (label: string) => ({ label, href: `/x/${label}` });

async function open(results: ApiResponses): Promise<void> {
	await showPage("list", results);
	await userEvent.click(opener);
	await expect.element(field).toHaveFocus();
}
const reached = () =>
	document.getElementById((field.element() as HTMLElement).getAttribute("aria-activedescendant") ?? "none")
		?.textContent;

test("arrow keys move through suggestions, and the focus stays in the field", async () => {
	await open({
		"GET /suggestions": { ...nothing, phrases: [link("silk"), link("silk dress")], brands: [link("Silka")] },
	});
	await userEvent.fill(field, "sil");
	await expect.element(dialog.getByRole("option", { name: "silk dress" })).toBeVisible();
	await expect.element(dialog.getByRole("status")).toHaveTextContent("Suggestions: 3");
	await userEvent.keyboard("{ArrowDown}");
	await expect.poll(reached).toBe("silk");
	await userEvent.keyboard("{ArrowDown}{ArrowDown}");
	await expect.poll(reached).toBe("Silka");
	await userEvent.keyboard("{ArrowUp}");
	await expect.poll(reached).toBe("silk dress");
	await expect.element(field).toHaveFocus();
	await expect.element(dialog.getByRole("option", { selected: true })).toHaveTextContent("silk dress");
});

test("Escape empties the field, then closes and returns the focus", async () => {
	await open({ "GET /suggestions": nothing });
	await userEvent.fill(field, "sil");
	await userEvent.keyboard("{Escape}");
	await expect.element(field).toHaveValue("");
	await userEvent.keyboard("{Escape}");
	await expect.element(dialog).not.toBeInTheDocument();
	await expect.element(opener).toHaveFocus();
});

test("an empty field shows popular searches", async () => {
	await open({ "GET /suggestions": { ...nothing, popular: [link("coat")] } });
	await expect.element(dialog.getByRole("option", { name: "coat" })).toBeVisible();
	await expect.element(dialog.getByRole("button", { name: "Forget" })).not.toBeInTheDocument();
});

test("the field searches even if suggestions fail", async () => {
	await open({ "GET /suggestions": unavailable });
	await userEvent.fill(field, "silk");
	await expect.element(field).toHaveAttribute("aria-expanded", "false");
	const form = (field.element() as HTMLInputElement).form;
	expect([form?.method, form?.getAttribute("action"), new FormData(form ?? undefined).get("q")]).toEqual([
		"get",
		"/x/search",
		"silk",
	]);
});
