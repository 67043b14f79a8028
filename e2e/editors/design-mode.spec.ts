import { findContentType } from "@vetrina/content-model/content-types.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { findPrefix, listSpoken } from "../../scripts/lib/house.ts";
import {
	askAdmin,
	type Component,
	call,
	DRAWN_IN,
	EDITOR,
	listComponents,
	listEvents,
	makeToken,
	openEditor,
	openHost,
	STOREFRONT,
	writeAddress,
	writeConfig,
} from "../support/editors/host-page.ts";
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
/** A section without words of its own shows a part of the shop, which it names by an id. */
const hasWords = (component: Component): boolean =>
	listComponents(component).some((one) => Object.keys(writeTexts(one, "")).length > 0);

const PREFIXES = await Promise.all((await listSpoken()).map((code) => findPrefix(code as Language)));
/** A run edits each section in some languages, and in each language some sections; a thorough one edits all in all. */
const IN_A_RUN = 3;
const takeTurns = (at: number): string[] => {
	const apart = Math.max(1, Math.floor(PREFIXES.length / IN_A_RUN));
	return Array.from(
		{ length: Math.min(IN_A_RUN, PREFIXES.length) },
		(_, turn) => PREFIXES[(at + turn * apart) % PREFIXES.length] ?? "",
	);
};

const cases = SECTION_FOLDERS.flatMap((folder, at): [string, string, string[], string[]][] => [
	[folder, "in languages that take turns", takeTurns(at), []],
	[folder, "in all languages of the house", PREFIXES, ["@thorough"]],
]);

// proves preview-10, preview-13
for (const [folder, title, prefixes, tag] of cases)
	test(`an editor's host changes a ${folder} in place, ${title}`, { tag }, async ({ page }) => {
		test.setTimeout(30_000 + 20_000 * prefixes.length);
		for (const locale of prefixes) {
			const path = `${locale}${writeSectionPath(folder)}`;
			const shown = await openEditor(page, path, `shown-${folder}`);
			const [first] = shown.regions?.[0]?.components ?? [];
			if (!first) throw new Error(`${path} has no section`);
			await expect(section(page, first.id)).toBeAttached();
			if (!hasWords(first)) {
				const names = Object.keys(findContentType(first.typeId)?.fields ?? {});
				const properties = Object.fromEntries(names.map((name) => [name, "unknown"]));
				await call(page, "setComponentProperties", { componentId: first.id, properties });
				await expect(section(page, first.id)).toHaveCount(0);
				continue;
			}
			const before = await section(page, first.id).innerHTML();
			const mark = `Edited ${locale}`;
			for (const component of listComponents(first))
				await call(page, "setComponentProperties", {
					componentId: component.id,
					properties: writeTexts(component, mark),
				});
			const drawn = { message: path, timeout: DRAWN_IN };
			await expect.poll(() => section(page, first.id).innerHTML(), drawn).not.toBe(before);
			await expect.poll(() => section(page, first.id).innerHTML(), drawn).toContain(mark);
		}
	});

/** Others that use the processor at the same time only make a change slower, so that one quick change of several shows the shop's own time. */
const MOST_CHANGES = 20;
const QUICK = 1000;

// proves preview-13
test("a headline that an editor types shows within a second @desktop-only", async ({ page }) => {
	const shown = await openEditor(page, `/en-it${writeSectionPath("statement")}`, "shown-statement");
	const [first] = shown.regions?.[0]?.components ?? [];
	const frame = page.frames().find((one) => one.url().startsWith(STOREFRONT));
	if (!first || !frame) throw new Error("The page has no section");
	await expect(section(page, first.id)).toBeAttached();
	const times: number[] = [];
	for (let count = 0; count < MOST_CHANGES && Math.min(...times) > QUICK; count++) {
		const text = `Typed for the ${count + 1}. time`;
		const isShown = frame.evaluate(
			(wanted) =>
				new Promise<number>((done) => {
					new MutationObserver((_, observer) => {
						if (!document.body.textContent?.includes(wanted)) return;
						observer.disconnect();
						done(Date.now());
					}).observe(document.body, { subtree: true, childList: true, characterData: true });
				}),
			text,
		);
		const typedAt = await page.evaluate(() => Date.now());
		await call(page, "setComponentProperties", { componentId: first.id, properties: { text } });
		times.push((await isShown) - typedAt);
	}
	expect(Math.min(...times)).toBeLessThanOrEqual(QUICK);
});

const CARDS = "/en-it/sections-card";
const PAGE = "shown-card";

type Entry = { version: number; fields: { sections: { link: string }[] } };
/** Saves the sections of the page as an editor's host does, and tells the client. */
async function saveSections(page: Page, config: object, change: (ids: string[]) => string[]): Promise<void> {
	const { version, fields } = await askAdmin<Entry>("GET", `entries/${PAGE}`);
	const sections = change(fields.sections.map(({ link }) => link)).map((link) => ({ link }));
	await askAdmin("PATCH", `entries/${PAGE}`, { version, fields: { ...fields, sections } });
	await call(page, "setClientConfiguration", config);
}
const listShown = (page: Page): Promise<string[]> =>
	shop(page)
		.locator('[data-region-id="sections"] [data-testid^="design-component-"]')
		.evaluateAll((all) => all.map(({ dataset }) => (dataset.testid ?? "").replace("design-component-", "")));

// proves preview-10, preview-13
test("an editor selects, moves, adds and deletes sections, and sees what the host has saved @desktop-only", async ({
	page,
}) => {
	const config = writeConfig(await openEditor(page, CARDS, PAGE), "en-IT");
	await expect.poll(() => listShown(page)).not.toHaveLength(0);
	const before = await listShown(page);
	const [first = "", second = ""] = before;
	try {
		await section(page, first).click({ position: { x: 5, y: 5 } });
		await expect
			.poll(async () => (await listEvents(page, "ComponentSelected")).at(-1))
			.toMatchObject({ componentId: first, contentLinkUuid: `${PAGE}.sections.${first}` });

		await call(page, "selectComponent", {
			componentId: second,
			contentLinkUuid: `${PAGE}.sections.${second}`,
		});
		await section(page, second).getByTitle("Delete component").click();
		await expect
			.poll(async () => (await listEvents(page, "ComponentDeleted")).at(-1))
			.toMatchObject({ componentId: second, sourceRegionId: "sections" });
		await saveSections(page, config, (ids) => ids.filter((id) => id !== second));
		await expect.poll(() => listShown(page)).toEqual(before.filter((id) => id !== second));
		await saveSections(page, config, () => [second, first, ...before.slice(2)]);
		await expect.poll(() => listShown(page)).toEqual([second, first, ...before.slice(2)]);

		const last = before[2] ?? "";
		await section(page, second).hover({ position: { x: 100, y: 100 } });
		await page.mouse.down();
		// The drag begins with a movement, before the page is scrolled to its end.
		await section(page, second).hover({ position: { x: 120, y: 120 } });
		for (const y of [10, 20, 30]) await section(page, last).hover({ position: { x: 100, y } });
		await page.mouse.up();
		await expect
			.poll(async () => (await listEvents(page, "ComponentMovedToRegion")).at(-1))
			.toMatchObject({
				contentLinkUuid: `${PAGE}.sections.${second}`,
				sourceRegionId: "sections",
				targetRegionId: "sections",
			});

		const box = await section(page, first).evaluate((element) => {
			const { left, top, height } = element.getBoundingClientRect();
			return { x: left + 20, y: top + height - 5 };
		});
		await call(page, "startComponentDrag", { componentType: "Card" });
		await call(page, "notifyClientWindowDragMoved", { componentType: "Card", ...box });
		await call(page, "notifyClientWindowDragDropped", { componentType: "Card" });
		await expect
			.poll(async () => (await listEvents(page, "ComponentAddedToRegion")).at(-1))
			.toMatchObject({ componentType: "Card", targetRegionId: "sections" });
	} finally {
		const { version, fields } = await askAdmin<Entry>("GET", `entries/${PAGE}`);
		const sections = before.map((link) => ({ link }));
		await askAdmin("PATCH", `entries/${PAGE}`, { version, fields: { ...fields, sections } });
	}
});

// proves preview-10
test("a preview without frames tells its editor each page that it shows", async ({ page }) => {
	await openHost(page, writeAddress("/en-it/", await makeToken("home-eu"), "PREVIEW"));
	const addresses = async () => (await listEvents(page, "ClientRouteChanged")).map(({ url }) => String(url));
	await expect.poll(addresses).toHaveLength(1);
	await expect(shop(page).locator("[data-region-id]")).toHaveCount(0);
	const link = shop(page).locator('main a[href^="/en-it/"]').first();
	const href = (await link.getAttribute("href")) ?? "";
	await link.click();
	await expect.poll(async () => (await addresses()).at(-1)).toContain(href);
});
