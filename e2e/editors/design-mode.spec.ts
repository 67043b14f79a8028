import { findContentType } from "@vetrina/content-model/content-types.ts";
import { type Component, call, EDITOR, listComponents, openEditor } from "../support/editors/host-page.ts";
import { SECTION_FOLDERS, showSections, writeSectionPath } from "../support/sections/show-sections.ts";
import { expect, type Page, test } from "../support/test.ts";

test.beforeAll(() => showSections(EDITOR));

const shop = (page: Page) => page.frameLocator("#shop");
const section = (page: Page, id: string) => shop(page).getByTestId(`design-component-${id}`).first();

/** Returns new values of the texts of a component that editors translate. */
const writeTexts = ({ typeId, id }: Component, mark: string): Record<string, string> =>
	Object.fromEntries(
		Object.entries(findContentType(typeId)?.fields ?? {})
			.filter(([, field]) => field.kind === "text" && field.localised)
			.map(([name]) => [name, `${mark} ${id} ${name}`]),
	);

const LOCALES = ["en-it", "ar-sa", "ja-jp"];

// proves preview-10, preview-13
for (const folder of SECTION_FOLDERS)
	test(`an editor's host changes a ${folder} in place, in each language`, async ({ page }) => {
		test.slow();
		for (const locale of LOCALES) {
			const path = `/${locale}${writeSectionPath(folder)}`;
			const shown = await openEditor(page, path, `shown-${folder}`);
			const [first] = shown.regions?.[0]?.components ?? [];
			if (!first) throw new Error(`${path} has no section`);
			await expect(section(page, first.id)).toBeAttached();
			const before = await section(page, first.id).innerHTML();
			const mark = `Edited ${locale}`;
			for (const component of listComponents(first))
				await call(page, "setComponentProperties", {
					componentId: component.id,
					properties: writeTexts(component, mark),
				});
			await expect.poll(() => section(page, first.id).innerHTML(), { message: path }).not.toBe(before);
			await expect.poll(() => section(page, first.id).innerHTML(), { message: path }).toContain(mark);
		}
	});
