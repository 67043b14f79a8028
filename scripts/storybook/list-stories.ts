import { globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../lib/run.ts";

export type Story = { name: string; call: string };
/** `file`: the name of the module with the stories. */
export type Stories = { file: string; title: string; stories: Story[] };
/** Names of the fixtures of pages, and of the options of each component by its group. */
export type Fixtures = {
	pages: readonly string[];
	groups: Record<string, Record<string, readonly string[]>>;
};

const quote = (text: string): string => JSON.stringify(text);

/** Returns a story for each page, for each component and its options, and for each section with its fixture and each of its options (shell-41). */
export async function listStories({ pages, groups }: Fixtures): Promise<Stories[]> {
	const ofPages = pages.map((name) => ({ name, call: `tellPage(${quote(name)})` }));
	const ofComponents = Object.entries(groups).flatMap(([group, components]) =>
		Object.entries(components).map(([name, options]) => ({
			file: `component-${name}`,
			title: `${group}/${name}`,
			stories: options.map((option) => ({
				name: option,
				call: `tellComponent(${quote(name)}, ${quote(option)})`,
			})),
		})),
	);
	const folders = globSync("sections/*/", { cwd: root }).map((path) => basename(path));
	const ofSections = folders.toSorted().map(async (folder) => {
		const file = pathToFileURL(resolve(root, "sections", folder, "fixture.ts")).href;
		const { options = {} }: { options?: object } = await import(file);
		const stories = ["", ...Object.keys(options)].map((option) => ({
			name: option || "all fields",
			call: `tellSection(${quote(folder)}, ${quote(option)})`,
		}));
		return { file: `section-${folder}`, title: `Sections/${folder}`, stories };
	});
	return [
		{ file: "pages", title: "Pages", stories: ofPages },
		...ofComponents,
		...(await Promise.all(ofSections)),
	];
}

/** Returns the module of stories. Storybook lists stories by reading sources, so each one is written down. */
export function writeModule({ title, stories }: Stories, tellers: string): string {
	return [
		`import { tellComponent, tellPage, tellSection } from ${quote(tellers)};`,
		`export default { title: ${quote(title)} };`,
		...stories.map(
			({ name, call }, at) => `export const Story${at + 1} = { name: ${quote(name)}, ...${call} };`,
		),
		"",
	].join("\n");
}
