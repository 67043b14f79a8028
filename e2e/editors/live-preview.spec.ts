import { askAdmin, EDITOR } from "../support/editors/host-page.ts";
import { showSections, writeSectionPath } from "../support/sections/show-sections.ts";
import { expect, test } from "../support/test.ts";

test.beforeAll(() => showSections(EDITOR));

type Draft = { version: number; fields: Record<string, unknown> & { sections?: { link: string }[] } };
const readDraft = (id: string): Promise<Draft> => askAdmin("GET", `entries/${id}`);

// proves preview-14
test("a live preview names the entry of each section, and follows its draft without a reload @desktop-only", async ({
	page,
}) => {
	const { sections = [] } = (await readDraft("shown-statement")).fields;
	const id = sections[0]?.link ?? "";
	await page.goto(`/en-it${writeSectionPath("statement")}?preview=live`);
	const section = page.locator(`[data-entry="${id}"]`);
	await expect(page.locator("[data-entry]")).toHaveCount(sections.length);
	await section.hover();
	const link = section.getByRole("link", { name: `Edit statement ${id}` });
	await expect(link).toBeVisible();
	await expect(link).toHaveAttribute("href", `${EDITOR}/studio#${id}`);

	await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
	const { version, fields } = await readDraft(id);
	const text = { en: "Changed while an editor looks at it." };
	await askAdmin("PATCH", `entries/${id}`, { version, fields: { ...fields, text } });
	await expect(section).toContainText(text.en);
	await expect(page.locator("html[data-same-document]")).toBeAttached();

	await page.goto("/en-it/?preview=false");
	await expect(page.locator("main section").first()).toBeVisible();
	await expect(page.locator("[data-entry]")).toHaveCount(0);
});
