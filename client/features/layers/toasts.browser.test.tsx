import { expect, onTestFinished, test } from "vitest";
import { showPage } from "../../testing/show-page.tsx";

const FOOT = 120;
const showFoot = (style: string): void => {
	const foot = document.createElement("div");
	foot.dataset.foot = "";
	foot.style.cssText = `position: fixed; inset: auto 0 0; block-size: ${FOOT}px; ${style}`;
	document.body.append(foot);
	onTestFinished(() => foot.remove());
};
/** Pixels between a message and the window's lower edge. */
const spaceBelow = (text: string): number => {
	const message = [...document.querySelectorAll("li")].find((one) => one.textContent.includes(text));
	return message ? Math.round(innerHeight - message.getBoundingClientRect().bottom) : Number.NaN;
};

// proves shell-24
test.each([
	["a bar", "", FOOT],
	["a bar a little above the edge", "margin-block-end: 16px", FOOT + 16],
	["a hidden bar", "visibility: hidden", 0],
	["a bar further up", "inset-block-end: 200px", 0],
	["a bar next to messages", "inset-inline-end: auto; inline-size: 20px; margin-inline-start: -100px", 0],
])("a message stands above what stands at the window's lower edge: %s", async (_, style, height) => {
	const { ui } = await showPage("sitemap");
	showFoot(style);
	// Messages are mounted after hydration.
	await expect.poll(() => document.querySelectorAll("[popover=manual] ul").length).toBeGreaterThan(0);
	ui.toast("notice", "Saved for later");
	await expect.poll(() => spaceBelow("Saved for later")).toBe(height + 16);
});
