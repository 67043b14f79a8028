import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mount } from "../../testing/mount.tsx";
import { RichText } from "./rich-text.tsx";

// proves content-17
test.each([
	["ar", "auto"],
	["en", "none"],
] as const)("the browser draws bold words in %s itself: %s", async (language, synthesis) => {
	const { render } = await mount(language);
	render(
		<div lang={language}>
			<RichText nodes={[{ tag: "p", content: [{ tag: "strong", content: ["Wool"] }] }]} />
		</div>,
	);
	const words = page.getByText("Wool");
	await expect.element(words).toBeVisible();
	expect(getComputedStyle(words.element()).getPropertyValue("font-synthesis-weight")).toBe(synthesis);
});
