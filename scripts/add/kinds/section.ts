import { findContentType } from "@vetrina/content-model/content-types.ts";
import { findNameFault, toName } from "../names.ts";
import { addImport, appendTo, insertBefore, type Plan, Planner, Refusal, type Tree } from "../plan.ts";

const MODEL = "packages/content-model";

/** Plans a section with a title and a text, and its content type. */
export function planSection(text: string, tree: Tree): Plan {
	const fault = findNameFault(text, "kebab");
	if (fault) throw new Refusal(fault);
	const { kebab, camel, pascal, words } = toName(text);
	if (findContentType(pascal) || tree.read(`sections/${kebab}/entry.ts`) !== undefined)
		throw new Refusal(`There is a content type or a section ${pascal} already.`);
	const planner = new Planner(tree);
	const rule = planner.addRule(
		"content",
		words,
		`The section ${pascal} shows its text below its title. Without a text it is not shown.`,
	);
	planner.create(
		`${MODEL}/types/sections/${kebab}.ts`,
		`import { defineContentType } from "../../content-type.ts";

export const ${camel} = defineContentType({
	id: "${pascal}",
	name: "${words}",
	description: "A text below a title.",
	displayField: "text",
	fields: {
		title: { kind: "text", localised: true, help: "Title above the text." },
		text: { kind: "text", maximum: 1000, localised: true, required: true, help: "The text." },
	},
});
`,
	);
	planner.edit(`${MODEL}/content-types.ts`, (types) =>
		insertBefore(
			addImport(types, `import { ${camel} } from "./types/sections/${kebab}.ts";`),
			"	cta,",
			`	${camel},\n`,
		),
	);
	planner.edit(`${MODEL}/section-ids.ts`, (ids) =>
		appendTo(ids, "export const SECTIONS = [", `\t"${pascal}"`),
	);
	const folder = `sections/${kebab}`;
	planner.create(
		`${folder}/entry.ts`,
		`import * as z from "zod";
import { text } from "../../worker/platform/content/entry-fields.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

export const type = defineSectionType({
	name: "${pascal}",
	fields: "title text",
	schema: z
		.object({ title: text, text: z.string() })
		.transform(({ title, text }) => ({ title: title || undefined, text })),
});

export type ${pascal}Entry = EntryIn<typeof type>;
`,
	);
	planner.create(
		`${folder}/section.ts`,
		`import type { LoadSection } from "../section.ts";
import type { ${pascal}Entry } from "./entry.ts";

export type ${pascal}View = { title?: string; text: string };

/** Makes the section's view; none without a text (${rule}). */
export const load: LoadSection<${pascal}Entry, ${pascal}View> = ({ title, text }) =>
	text === "" ? null : { title, text };
`,
	);
	planner.create(
		`${folder}/view.still.tsx`,
		`import type_ from "../../client/styles/type.module.css";
import type { ${pascal}View } from "./section.ts";
import styles from "./view.module.css";

export const Part = ({ view: { title, text } }: { view: ${pascal}View }) => (
	<div className={styles.section}>
		{title ? <h2 className={type_.title}>{title}</h2> : null}
		<p>{text}</p>
	</div>
);
`,
	);
	planner.create(
		`${folder}/view.module.css`,
		`.section {
	display: grid;
	gap: 1.5rem;
	max-inline-size: var(--middle);
	margin: var(--block) auto;
	padding-inline: var(--gutter);
}
`,
	);
	planner.create(
		`${folder}/fixture.ts`,
		`export const fixture = {
	title: "The house",
	text: "We make few things, and we make them to be worn for a long time.",
};

/** Other values of the fields, each by what is special about it. */
export const options = { "without a title": { title: null } };
`,
	);
	planner.create(
		`${folder}/section.test.ts`,
		`import { expect, test } from "vitest";
import { draw, load } from "../testing.ts";

// proves ${rule}
test("the section shows its title and its text, and nothing without a text", async () => {
	const { sections } = await load("${kebab}");
	const html = draw(sections, "en");
	expect(html).toContain("The house</h2>");
	expect(html).toContain("We make few things");
	expect((await load("${kebab}", { text: "" })).sections).toEqual([]);
});
`,
	);
	planner.plan.byHand.push(
		`Put an entry into a page: ${tree.house}/content/${kebab}/NAME.json, and its link into the page's \`sections\`.`,
		`Look at it with every option: npm run screens.`,
	);
	return planner.plan;
}
