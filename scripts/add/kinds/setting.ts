import { SETTING_NAMES } from "../../../worker/platform/site-settings.ts";
import { findNameFault, toName } from "../names.ts";
import { appendTo, type Plan, Planner, Refusal, type Tree } from "../plan.ts";

/** Plans a setting of sites that is on or off, and off by default. */
export function planSetting(text: string, tree: Tree): Plan {
	const fault = findNameFault(text, "camel");
	if (fault) throw new Refusal(fault);
	if (SETTING_NAMES.some((name) => name === text)) throw new Refusal(`There is a setting ${text} already.`);
	const { kebab, pascal, words } = toName(text);
	const reader = `${pascal.endsWith("Enabled") ? "is" : "has"}${pascal}`;
	const planner = new Planner(tree);
	const rule = planner.addRule(
		"platform",
		`The setting ${text}`,
		`${words} is off unless the site's preference \`${text}\` turns it on; a malformed value leaves it off.`,
	);
	planner.edit("worker/platform/site-settings.ts", (settings) =>
		appendTo(settings, "const siteSettings = z.object({", `\t${text}: z.boolean().catch(false)`),
	);
	planner.create(
		`worker/present/settings/${kebab}.ts`,
		`import type { PageContext } from "../../request/page/page-context.ts";

/** Tells whether the site has it (${rule}). */
export const ${reader} = ({ settings }: Pick<PageContext, "settings">): boolean => settings.${text};
`,
	);
	planner.create(
		`worker/present/settings/${kebab}.test.ts`,
		`import { expect, test } from "vitest";
import { toSiteSettings } from "../../platform/site-settings.ts";
import { ${reader} } from "./${kebab}.ts";

// proves ${rule}
test.each([
	[true, true],
	[false, false],
	["yes", false],
	[undefined, false],
])("with the preference %j the site has it: %s", (${text}, isOn) =>
	expect(${reader}({ settings: toSiteSettings({ ${text} }) })).toBe(isOn),
);
`,
	);
	planner.editHouse(
		[
			{
				file: "settings/preferences.ts",
				change: (source) => appendTo(source, "const common = {", `\t${text}: true`),
			},
			{
				file: "engine.ts",
				change: (source) => appendTo(source, "preferencesOf: () => ({", `\t\t${text}: true`),
			},
		],
		`Turn it on where the house has its preferences: \`${text}: true\` in \`preferencesOf\`.`,
	);
	planner.plan.byHand.push(
		`Ask \`${reader}(cx)\` in the loader that it concerns, or read \`cx.settings.${text}\` there and delete worker/present/settings/${kebab}*.ts.`,
		`A cloud that is not embedded needs the preference \`${text}\`, too.`,
	);
	return planner.plan;
}
