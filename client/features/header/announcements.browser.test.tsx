import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { AnnouncementView, BannerPopupView } from "../../../shared/contracts/views.ts";
import { buildPage } from "../../fixtures/views.ts";
import { showView } from "../../testing/show-page.tsx";

const INTERVAL = 5000;
const banner = page.getByRole("region", { name: "Announcements" });
const press = (name: string) => userEvent.click(banner.getByRole("button", { name }));
const find = (text: string) => banner.getByText(text, { exact: true });
const expectLine = (text: string) => expect.element(find(text)).toBeVisible();
/** A change is over once the animations of the lines are. */
const waitForChange = () =>
	expect.poll(() => banner.element().getAnimations({ subtree: true }).length).toBe(0);

const THREE: AnnouncementView[] = [
	{ nodes: [{ tag: "a", href: "/x/shipping", content: ["One"] }] },
	{ nodes: [{ tag: "strong", content: ["Two"] }] },
	{ nodes: ["Three"] },
];

/** The browser of component tests asks for reduced motion, so motion is allowed by a stand-in. */
async function showLines(lines: AnnouncementView[], { moves = false } = {}) {
	sessionStorage.clear();
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	const media = vi.spyOn(window, "matchMedia");
	if (moves)
		media.mockImplementation(() => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList);
	onTestFinished(() => {
		vi.useRealTimers();
		media.mockRestore();
	});
	const view = buildPage("list", "en");
	view.shell.announcements = lines;
	await showView(view);
	await expect.element(banner.getByRole("button", { name: "Hide announcements" })).toBeVisible();
	await userEvent.unhover(banner);
}
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

// proves shell-31
test("lines take turns every five seconds, and the first follows the last", async () => {
	await showLines(THREE, { moves: true });
	for (const [line, next] of [
		["One", "Two"],
		["Two", "Three"],
		["Three", "One"],
	] as const) {
		pass(INTERVAL - 1);
		await expectLine(line);
		pass(1);
		await expectLine(next);
		await waitForChange();
	}
	expect(
		banner
			.getByText(/One|Two|Three/)
			.elements()
			.filter((line) => line.checkVisibility({ visibilityProperty: true })),
	).toHaveLength(1);
});

// proves shell-31
test("turns pause under a pointer, with the focus inside and while a line changes", async () => {
	await showLines(THREE, { moves: true });
	await userEvent.hover(banner);
	pass(3 * INTERVAL);
	await expectLine("One");
	await userEvent.unhover(banner);
	pass(INTERVAL);
	await expectLine("Two");
	pass(INTERVAL);
	const changes = banner.element().getAnimations({ subtree: true });
	expect(changes.map(({ effect }) => effect?.getTiming().duration)).toEqual([500, 500]);
	await expectLine("Two");
	await waitForChange();
	banner.getByRole("button", { name: "Next announcement" }).element().focus();
	pass(3 * INTERVAL);
	await expectLine("Two");
});

// proves shell-31
test("with reduced motion lines change only by hand, without animation, in both directions", async () => {
	await showLines(THREE);
	pass(3 * INTERVAL);
	await expectLine("One");
	await press("Previous announcement");
	await expectLine("Three");
	expect(banner.element().getAnimations({ subtree: true })).toEqual([]);
	await press("Next announcement");
	await expectLine("One");
	await expect.element(banner.getByRole("link", { name: "One" })).toHaveAttribute("href", "/x/shipping");
});

const HELP = { label: "Ask us", href: "/x/csc" };
const showPopup = (popup: Partial<BannerPopupView>, anchor: object = {}) =>
	showLines(
		[
			{
				nodes: [{ tag: "a", popup: "0", content: ["We mend"], ...anchor }],
				popup: {
					title: "Repairs",
					text: [{ tag: "p", content: ["Seams and linings."] }],
					links: [],
					...popup,
				},
			},
			{ nodes: ["Two"] },
		],
		{ moves: true },
	);
const popup = page.getByRole("dialog", { name: "Repairs" });

// proves shell-31
test("a line's popup opens over the page, the line stays meanwhile, and the focus returns to it", async () => {
	await showPopup({ links: [HELP] }, { href: "/x/csc" });
	const link = banner.getByRole("link", { name: "We mend" });
	link.element().focus();
	await userEvent.keyboard("{Enter}");
	await expect.element(popup.getByText("Seams and linings.")).toBeVisible();
	await expect.element(popup.getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/x/csc");
	pass(3 * INTERVAL);
	await userEvent.keyboard("{Escape}");
	await expect.element(popup).not.toBeInTheDocument();
	await expectLine("We mend");
	await expect.element(link).toHaveFocus();
});

// proves shell-31
test("changes are read aloud only while they are made by hand", async () => {
	await showLines(THREE);
	const live = () => find("One").element().closest("[aria-live]")?.getAttribute("aria-live");
	expect(live()).toBeUndefined();
	await press("Next announcement");
	expect(live()).toBe("polite");
	document.querySelector<HTMLElement>("header > a")?.focus();
	expect(live()).toBe("off");
});

// proves shell-31
test("turns stay paused when the focus leaves while the pointer is on a line", async () => {
	await showLines(THREE, { moves: true });
	await userEvent.hover(banner);
	const next = banner.getByRole("button", { name: "Next announcement" }).element();
	next.focus();
	next.blur();
	pass(3 * INTERVAL);
	await expectLine("One");
});

// proves shell-31
test("dismissed lines are gone for the visit, and the focus goes to the header", async () => {
	await showLines(THREE);
	await press("Hide announcements");
	await expect.element(banner).not.toBeInTheDocument();
	expect(document.activeElement?.closest("header")).not.toBeNull();
	expect(sessionStorage.getItem("shop.declined.banner")).not.toBeNull();
});

// proves shell-31
test("the link and the buttons are large enough for a finger, and no wider than the screen", async () => {
	await showLines(THREE);
	const controls = [...banner.element().querySelectorAll("button, div:first-child > a")];
	expect(controls).toHaveLength(4);
	for (const control of controls) {
		const isLink = control.tagName === "A";
		const { width, height } = getComputedStyle(control, isLink ? "::after" : undefined);
		expect(Math.min(Number.parseFloat(width), Number.parseFloat(height))).toBeGreaterThanOrEqual(43.5);
	}
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});
