import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { buildPage } from "../../fixtures/views.ts";
import { showPage, showView } from "../../testing/show-page.tsx";

const menu = page.getByRole("navigation", { name: "Main navigation" });
const isOpen = () => document.querySelector("nav[popover]:popover-open") !== null;
const openMenu = () => userEvent.click(page.getByRole("button", { name: "Menu" }));
/** Presses the start of a row, far from the arrow at its end. */
const pressRow = (name: string) => {
	const button = menu.getByRole("button", { name: `Open ${name}` }).element();
	return userEvent.click(button.parentElement as Element, { position: { x: 4, y: 20 } });
};

// proves shell-26
test("a row of the phone's menu opens the level below wherever it is pressed", async () => {
	await showPage("list");
	await openMenu();
	await pressRow("Women");
	await expect.element(menu.getByRole("link", { name: "View all Women" })).toBeVisible();
	await pressRow("Dresses");
	await expect.element(menu.getByRole("link", { name: "View all Dresses" })).toBeVisible();
	await expect.element(menu.getByRole("link", { name: "Midi" })).toBeVisible();
	await expect.element(menu.getByRole("link", { name: "View all Women" })).not.toBeInTheDocument();
	await userEvent.click(menu.getByRole("button", { name: "Back" }));
	await expect.element(menu.getByRole("button", { name: "Open Dresses" })).toHaveFocus();
	expect(isOpen()).toBe(true);
});

// proves shell-26
test("each level of the phone's menu can be closed, and the menu opens at its first level again", async () => {
	await showPage("list");
	for (const rows of [[], ["Women"], ["Women", "Dresses"]]) {
		await openMenu();
		await expect.element(menu.getByRole("button", { name: "Back" })).not.toBeInTheDocument();
		for (const row of rows) await pressRow(row);
		await userEvent.click(menu.getByRole("button", { name: "Close" }));
		expect(isOpen()).toBe(false);
	}
});

// proves shell-26
test("the first level of the phone's menu leads to account, wishlist, country and help, and an open level covers them", async () => {
	await showPage("list");
	await openMenu();
	for (const name of ["Account", "Wishlist", "Country and language", "Help"])
		await expect.element(menu.getByRole("link", { name })).toBeVisible();
	await pressRow("Women");
	await expect.element(menu.getByRole("link", { name: "Account" })).not.toBeInTheDocument();
});

const showMenu = async () => {
	const view = buildPage("list", "en");
	const [women, ...others] = view.shell.navigation;
	if (!women) throw new Error("The fixture has no menu");
	const picture = { src: "/dw/image/v2/VTRA_001/menu.jpg", alt: "A dress", width: 1200, height: 1600 };
	const below = ["small", "large", "all"] as const;
	view.shell.navigation = [
		{
			...women,
			description: "From morning to night",
			template: "columns",
			image: picture,
			items: below.map((viewAll, at) => ({
				label: `Only ${viewAll}`,
				href: `/x/${viewAll}`,
				viewAll,
				items: [{ label: `Below ${viewAll}`, href: `/x/${viewAll}/a` }],
				...(at > 0 && { startsColumn: true as const }),
			})),
		},
		{ label: "Sale", href: "/x/sale", colour: "#6d1522" },
		...others,
	];
	await showView(view);
};

// proves shell-25
test("a large screen shows picture, description and columns of an item once the menu is used", async () => {
	await page.viewport(1440, 900);
	await showMenu();
	await expect.poll(() => document.querySelector("nav img")?.checkVisibility()).toBe(false);
	await userEvent.hover(menu.getByRole("link", { name: "Women", exact: true }));
	await expect.element(menu.getByRole("img", { name: "A dress" })).toBeVisible();
	await expect.element(menu.getByText("From morning to night")).toBeVisible();
	const starts = ["Only small", "Only large", "Only all"].map((name) =>
		menu.getByRole("link", { name, exact: true }).element().getBoundingClientRect(),
	);
	expect(new Set(starts.map(({ top }) => Math.round(top))).size).toBe(1);
	expect(new Set(starts.map(({ left }) => Math.round(left))).size).toBe(3);
	const sale = menu.getByRole("link", { name: "Sale" }).element();
	expect(getComputedStyle(sale).color).toBe("rgb(109, 21, 34)");
});

// proves shell-25
test.each([
	[1440, ["large", "all"]],
	[390, ["small", "all"]],
] as const)("at %i px, links to everything are shown where their items say so", async (width, shown) => {
	await showMenu();
	await page.viewport(width, 900);
	const visible: string[] = [];
	if (width < 992) await openMenu();
	for (const name of ["small", "large", "all"]) {
		if (width < 992) {
			await pressRow("Women");
			await pressRow(`Only ${name}`);
		} else await userEvent.hover(menu.getByRole("link", { name: "Women", exact: true }));
		await expect.element(menu.getByRole("link", { name: `Below ${name}` })).toBeVisible();
		if (menu.getByRole("link", { name: `View all Only ${name}` }).elements().length > 0) visible.push(name);
		if (width < 992)
			for (let level = 0; level < 2; level++)
				await userEvent.click(menu.getByRole("button", { name: "Back" }));
	}
	expect(visible).toEqual(shown);
});

// proves shell-25
test("on a low window the columns of an item stay next to its picture, and the panel scrolls", async () => {
	await page.viewport(1440, 420);
	const view = buildPage("list", "en");
	const [women, ...others] = view.shell.navigation;
	if (!women) throw new Error("The fixture has no menu");
	const picture = { src: "/dw/image/v2/VTRA_001/menu.jpg", alt: "A dress", width: 1200, height: 1600 };
	const items = Array.from({ length: 12 }, (_, at) => ({
		label: `Group ${at}`,
		href: `/x/${at}`,
		items: Array.from({ length: 5 }, (_, leaf) => ({
			label: `Leaf ${at}.${leaf}`,
			href: `/x/${at}/${leaf}`,
		})),
		...(at > 0 && at < 4 && { startsColumn: true as const }),
	}));
	view.shell.navigation = [{ ...women, template: "columns", image: picture, items }, ...others];
	await showView(view);
	const link = menu.getByRole("link", { name: "Women", exact: true });
	await userEvent.hover(link);
	const image = menu.getByRole("img", { name: "A dress" });
	await expect.element(image).toBeVisible();
	const panel = image.element().parentElement as HTMLElement;
	const links = [...panel.querySelectorAll("ul a")].map((one) => one.getBoundingClientRect());
	expect(Math.max(...links.map(({ right }) => right))).toBeLessThan(
		image.element().getBoundingClientRect().left,
	);
	expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
	expect(
		Math.max(...links.map(({ bottom }) => bottom)) - panel.getBoundingClientRect().top,
	).toBeLessThanOrEqual(panel.scrollHeight);
});
