import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { createElement, type ReactElement } from "react";
import { expect, test } from "vitest";
import { ServerApp } from "../../client/app/server-app.tsx";
import { components } from "../../client/fixtures/components.tsx";
import { features } from "../../client/fixtures/features.tsx";
import { bodies, buildPage } from "../../client/fixtures/views.ts";
import { renderWhole } from "../../worker/render/html/render-whole.ts";
import { listStories, writeModule } from "./list-stories.ts";

const listOptions = (fixtures: typeof components) =>
	Object.fromEntries(Object.entries(fixtures).map(([name, one]) => [name, Object.keys(one)] as const));
const groups = { Components: listOptions(components), Features: listOptions(features) };

// proves shell-41
test("every page has a story, and every section one for all its fields and for each of its options", async () => {
	const modules = await listStories({ pages: Object.keys(bodies), groups });
	const [pages] = modules;
	expect(pages?.stories.map(({ name }) => name)).toEqual(Object.keys(bodies));
	const folders = globSync("sections/*/").map((path) => basename(path));
	const sections = modules.filter(({ title }) => title.startsWith("Sections/"));
	expect(sections.map(({ title }) => title)).toEqual(
		folders.toSorted().map((folder) => `Sections/${folder}`),
	);
	const quote = sections.find(({ file }) => file === "section-quote");
	expect(quote?.stories.map(({ name }) => name)).toEqual(["all fields", "words alone"]);
	const files = modules.map(({ file }) => file);
	expect(files).toEqual([...new Set(files)]);
});

// proves shell-41
test("every component of the interface's building blocks has a story", () => {
	const files = globSync("client/ui/**/*.tsx").filter((file) => !file.endsWith(".test.tsx"));
	const names = files.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/^export (?:const|function) ([A-Z][A-Za-z]*)\b/gm)].map(
			([, name = ""]) => name,
		),
	);
	expect(names.length).toBeGreaterThan(20);
	expect(Object.keys(components).toSorted()).toEqual(names.toSorted());
});

const LANGUAGES = ["en", "ar"] as const;
const renderAlone = (component: ReactElement | null, language: (typeof LANGUAGES)[number]): string | null =>
	renderWhole(
		createElement(ServerApp, {
			page: buildPage("home", language),
			screens: () => () => createElement("main", null, component),
		}),
	);

// proves shell-41
test.each(Object.entries({ ...components, ...features }))(
	"%s is rendered with each of its options in both directions",
	(_, one) => {
		for (const language of LANGUAGES) {
			const least = renderAlone(null, language)?.length ?? 0;
			expect(least).toBeGreaterThan(0);
			for (const [option, component] of Object.entries(one))
				expect([option, (renderAlone(component, language)?.length ?? 0) > least]).toEqual([option, true]);
		}
	},
);

test("a module of stories names each one in a way that can be read without running it", () => {
	const stories = [{ name: 'with "quotes"', call: 'tellSection("hero", "dark")' }];
	expect(
		writeModule({ file: "section-hero", title: "Sections/hero", stories }, "../stories.ts").split("\n"),
	).toEqual([
		'import { tellComponent, tellPage, tellSection } from "../stories.ts";',
		'export default { title: "Sections/hero" };',
		String.raw`export const Story1 = { name: "with \"quotes\"", ...tellSection("hero", "dark") };`,
		"",
	]);
});
