import { expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import type { ZoneView } from "../../../shared/contracts/views.ts";
import { buildPage } from "../../fixtures/views.ts";
import { type Shown, showView } from "../../testing/show-page.tsx";

const showZones = (...zones: ZoneView[]): Promise<Shown> => {
	const list = buildPage("list", "en");
	return showView({ ...list, shell: { ...list.shell, zones } });
};
const line = (text: string): ZoneView["text"] => [{ tag: "p", content: [text] }];
const repairs = {
	title: "Care and repair",
	text: line("We repair what we sell."),
	links: [{ label: "Read more", href: "/x/csc" }],
	href: "/x/announcement?id=repairs",
};
/** The listener comes with the code of the zones. */
const pressUntilOpen = ({ ui }: Shown, opener: Locator) =>
	expect
		.poll(() => {
			if (ui.state.layers.popups.length === 0) (opener.element() as HTMLElement).click();
			return ui.state.layers.popups;
		})
		.toEqual(["bannerPopup"]);
const corner = page.getByRole("complementary", { name: "Letters" });
const letters: ZoneView = {
	zone: "bottom-left-window",
	title: "Letters",
	text: line("Two a month."),
	link: { label: "Sign up", href: "/x/newsletter" },
	isClosable: true,
};

// proves content-28, shell-2
test("a banner's popup opens over the page, and a change of page closes it", async () => {
	const shown = await showZones({
		zone: "top-banner",
		text: line("Repairs."),
		isClosable: true,
		popup: repairs,
	});
	const link = page.getByRole("link", { name: "Care and repair" });
	await expect.element(link).toHaveAttribute("href", repairs.href);
	const popup = page.getByRole("dialog", { name: "Care and repair" });
	await pressUntilOpen(shown, link);
	await expect.element(popup.getByText("We repair what we sell.")).toBeVisible();
	shown.ui.routeChanged();
	await expect.element(popup).not.toBeInTheDocument();
});

// proves content-28
test("a link to its popup follows a banner's text, which keeps its links", async () => {
	const shown = await showZones({
		zone: "top-banner",
		text: [{ tag: "p", content: ["We ", { tag: "a", href: "/x/about", content: ["mend"] }, "."] }],
		isClosable: true,
		popup: { ...repairs, links: [] },
	});
	await expect.element(page.getByRole("link", { name: "mend" })).toHaveAttribute("href", "/x/about");
	await pressUntilOpen(shown, page.getByRole("link", { name: "Care and repair" }));
	await expect
		.element(page.getByRole("dialog", { name: "Care and repair" }).getByText("We repair what we sell."))
		.toBeVisible();
});

// proves content-28
test("a window in a corner is closed for the visit", async () => {
	const { leave } = await showZones(letters);
	await expect.element(corner.getByText("Two a month.")).toBeVisible();
	await userEvent.click(corner.getByRole("button", { name: "Close" }));
	await expect.element(corner).not.toBeInTheDocument();
	leave();
	const unclosable: ZoneView = { ...letters, zone: "bottom-right-window", title: "Other", isClosable: false };
	await showZones(letters, unclosable);
	const other = page.getByRole("complementary", { name: "Other" });
	await expect.element(other).toBeVisible();
	expect(other.getByRole("button").elements()).toEqual([]);
	expect(corner.elements()).toEqual([]);
});

// proves content-28
test("the centred window opens once per visit", async () => {
	const centred: ZoneView = { ...letters, zone: "centered-window" };
	const popup = page.getByRole("dialog", { name: "Letters" });
	const { leave } = await showZones(centred);
	await expect.element(popup.getByRole("link", { name: "Sign up" })).toBeVisible();
	leave();
	await showZones(centred, { ...letters, title: "After" });
	await expect.element(page.getByRole("complementary", { name: "After" })).toBeVisible();
	expect(popup.elements()).toEqual([]);
});

// proves content-28
test("on phones windows come one after another, and after the question of consent", async () => {
	await page.viewport(390, 800);
	const other: ZoneView = { ...letters, zone: "bottom-right-window", title: "Other" };
	await showZones(letters, other);
	const second = page.getByRole("complementary", { name: "Other" });
	await expect.element(corner).toBeVisible();
	expect(second.elements()).toEqual([]);
	const question = document.body.appendChild(document.createElement("form"));
	question.dataset.consent = "";
	question.className = "banner";
	expect(corner.elements()).toEqual([]);
	question.remove();
	await userEvent.click(corner.getByRole("button", { name: "Close" }));
	await expect.element(second).toBeVisible();
});
