import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { RichTextNode } from "../../../shared/domain/content/content.ts";
import { mount } from "../../testing/mount.tsx";
import { Cta } from "../cta.tsx";
import { RichText } from "./rich-text.tsx";

const FINGER = 44;
const link: RichTextNode = { tag: "a", href: "/x/a", content: ["كل"] };
const measure = () => page.getByRole("link").element().getBoundingClientRect();

// proves content-17
test.each<[string, RichTextNode]>([
	["a list's item", { tag: "ul", content: [{ tag: "li", content: [link] }] }],
	[
		"a paragraph of a list's item",
		{ tag: "ol", content: [{ tag: "li", content: [{ tag: "p", content: [" ", link] }] }] },
	],
	[
		"an item above another list",
		{
			tag: "ul",
			content: [{ tag: "li", content: [link, { tag: "ul", content: [{ tag: "li", content: ["Wool"] }] }] }],
		},
	],
	["a paragraph", { tag: "p", content: [link] }],
])("on phones, a link that is all of %s is as large as a finger", async (_, node) => {
	const { render } = await mount("ar");
	render(<RichText nodes={[node]} />);
	await expect.element(page.getByRole("link")).toBeVisible();
	const { width, height } = measure();
	expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER);
});

test("a link in a sentence stays as high as its line", async () => {
	const { render } = await mount("en");
	render(<RichText nodes={[{ tag: "ul", content: [{ tag: "li", content: ["Read ", link] }] }]} />);
	await expect.element(page.getByRole("link")).toBeVisible();
	const { height } = measure();
	expect(height).toBeLessThan(FINGER);
});

// proves content-29
test("on phones, a link of one short word is as large as a finger", async () => {
	const { render } = await mount("ar");
	render(<Cta cta={{ label: "كل", href: "/x/a" }} />);
	await expect.element(page.getByRole("link")).toBeVisible();
	const { width, height } = measure();
	expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER);
});
