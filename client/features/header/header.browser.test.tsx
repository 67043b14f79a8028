import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showPage } from "../../testing/show-page.tsx";

const measure = (element: Element) => element.getBoundingClientRect();

// proves shell-36
test.each([
	["ltr", 390],
	["rtl", 390],
	["ltr", 1440],
	["rtl", 1440],
] as const)("the name of the house stands in the middle of a header from %s at %i px", async (dir, width) => {
	await page.viewport(width, 900);
	await showPage("list");
	document.documentElement.dir = dir;
	onTestFinished(() => document.documentElement.removeAttribute("dir"));
	await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
	const logo = document.querySelector('header > a[lang="en"]') as HTMLElement;
	const letters = document.createRange();
	letters.selectNodeContents(logo);
	const { left, right } = letters.getBoundingClientRect();
	// The last letter is followed by its spacing.
	const spacing = Number.parseFloat(getComputedStyle(logo).letterSpacing);
	expect(Math.abs((left + right - spacing) / 2 - width / 2)).toBeLessThan(1);
});

// proves shell-26
test.each([1000, 1440])("the button that opens a panel stands at its own link at %i px", async (width) => {
	await page.viewport(width, 900);
	await showPage("list");
	await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
	const menu = page.getByRole("navigation", { name: "Main navigation" });
	const item = menu.getByRole("link", { name: "Women", exact: true }).element().parentElement as HTMLElement;
	const button = item.querySelector(":scope > button") as HTMLElement;
	// The browser shows a focus that follows a pressed key.
	await userEvent.keyboard("{Shift}");
	button.focus();
	const own = measure(item.querySelector("a") as Element);
	const next = measure(item.nextElementSibling?.querySelector("a") as Element);
	const { left, right, width: wide } = measure(button);
	expect(wide).toBeGreaterThan(8);
	expect(left - own.right).toBeLessThan(next.left - right);
});
