import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showPage } from "../testing/show-page.tsx";

test("the phone menu opens a level and goes back, and Escape returns the focus", async () => {
	await showPage("list");
	const opener = page.getByRole("button", { name: "Menu" });
	await userEvent.click(opener);
	const menu = () => document.querySelector("nav[popover]:popover-open");
	expect(menu()).not.toBeNull();
	await userEvent.click(document.querySelector("nav[popover] li button") as Element);
	await expect.element(page.getByRole("link", { name: "Dresses" }).first()).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.poll(menu).toBeNull();
	await expect.element(opener).toHaveFocus();
});

test("the phone menu links to country and language in the same page's footer", async () => {
	await showPage("list");
	await userEvent.click(page.getByRole("button", { name: "Menu" }));
	await userEvent.click(page.getByRole("link", { name: "Country and language" }));
	expect(document.querySelector("nav[popover]:popover-open")).toBeNull();
	const focused = document.activeElement as HTMLElement;
	expect(focused.textContent).toMatch(/^Country: /);
	await expect.element(page.elementLocator(focused)).toBeInViewport();
});

// proves identity-24
test("the phone menu lets guests sign in on the current page", async () => {
	await showPage("list");
	await userEvent.click(page.getByRole("button", { name: "Menu" }));
	await userEvent.click(page.getByRole("navigation").getByRole("link", { name: "Account" }));
	await expect.element(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
	expect(document.querySelector("nav[popover]:popover-open")).toBeNull();
});

test("a message appears in the topmost layer and closes by its button", async () => {
	const { ui } = await showPage("list");
	ui.openPopup("newsletter");
	await expect.element(page.getByRole("dialog", { name: "Newsletter" })).toBeVisible();
	ui.toast("notice", "It is there.");
	const message = page.getByText("It is there.");
	await expect.element(message).toBeVisible();
	const place = message.element();
	await expect.poll(() => place.closest("dialog:modal")).not.toBeNull();
	await userEvent.click(place.parentElement?.querySelector("button") as Element);
	await expect.element(message).not.toBeInTheDocument();
});

test("a press in a scrolled layer hits the element under the pointer", async () => {
	const { ui } = await showPage("list");
	ui.openPopup("newsletter");
	await expect.poll(() => document.querySelector("dialog[open] input")).not.toBeNull();
	const dialog = document.querySelector("dialog[open]") as HTMLDialogElement;
	dialog.style.maxBlockSize = "8rem";
	dialog.scrollTop = 40;
	dialog.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
	expect([dialog.matches(":modal"), dialog.scrollTop]).toEqual([true, 40]);
});

test("a press outside a layer closes it from the first moment", async () => {
	const { ui } = await showPage("list");
	ui.openPopup("newsletter");
	await expect.poll(() => document.querySelector("dialog[open] input")).not.toBeNull();
	await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });
	await expect.poll(() => document.querySelector("dialog[open]")).toBeNull();
});

test("a repeated message appears once", async () => {
	const { ui } = await showPage("list");
	ui.toast("error", "It is gone.");
	ui.toast("error", "It is gone.");
	await expect.element(page.getByText("It is gone.")).toBeVisible();
	expect(page.getByText("It is gone.").elements()).toHaveLength(1);
});

test("country search matches names and codes, and Escape closes it", async () => {
	await showPage("list");
	const footer = page.getByRole("contentinfo");
	const selector = footer.getByText(/^Italy/);
	await userEvent.click(selector);
	const search = footer.getByRole("searchbox", { name: "Search for your country" });
	const options = footer.getByRole("button", { name: /^Country / });
	await userEvent.fill(search, "jp");
	await expect
		.poll(() => options.elements().map(({ textContent }) => textContent))
		.toEqual(["Country JPEUR"]);
	// The countries are part of the page, so closing them would move what is pressed.
	document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
	await expect.element(search).toBeVisible();
	await userEvent.fill(search, "Atlantis");
	await expect.element(footer.getByText("Nothing found")).toBeVisible();
	await userEvent.keyboard("{Escape}");
	expect(document.activeElement?.tagName).toBe("SUMMARY");
	await expect.element(search).not.toBeInTheDocument();
	await userEvent.click(selector);
	await expect.element(search).toHaveValue("");
	await expect.poll(() => options.elements().length).toBe(3);
});
