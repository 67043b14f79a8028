import { isVariant } from "@vetrina/shop-rules/locale/fallback.ts";
import { languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import { fixedRoutes, ROUTES } from "../../../pages/routes.ts";
import { markText, writeJson } from "../../lib/texts/mark-texts.ts";
import { findNameFault, toName } from "../names.ts";
import { addImport, appendTo, insertBefore, type Plan, Planner, Refusal, type Tree } from "../plan.ts";

/** A folder has at most 25 files; the texts of further pages go to this file. */
const MOST_FILES = 25;
const SHELL = "shell";

/** Plans a page with a title and a text, at an address of its name. */
export function planPage(text: string, tree: Tree): Plan {
	const fault = findNameFault(text, "kebab");
	if (fault) throw new Refusal(fault);
	const { kebab, camel, pascal, words } = toName(text);
	if (camel in ROUTES || tree.read(`pages/${kebab}/contract.ts`) !== undefined)
		throw new Refusal(`There is a page ${kebab} already.`);
	if (fixedRoutes.some((name) => ROUTES[name].path === `/${kebab}`))
		throw new Refusal(`Another page has the address /${kebab}.`);
	const planner = new Planner(tree);
	const rule = planner.addRule(
		"shell",
		words,
		`The page at \`/${kebab}\` shows its title and its text. It is rendered once for all shoppers.`,
	);
	const loader = `load${pascal}`;
	const folder = `pages/${kebab}`;
	planner.create(
		`${folder}/contract.ts`,
		`export type ${pascal}Data = { title: string; description: string };\n`,
	);
	planner.create(
		`${folder}/loader.ts`,
		`import { PAGES } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toBreadcrumbList, toWebPage } from "../../worker/present/json-ld.ts";
import type { LoadShared } from "../../worker/request/page/loader.ts";
import { ROUTES } from "../routes.ts";

/** Loads the page (${rule}). */
export const ${loader}: LoadShared = async (cx) => {
	const { t, paths } = cx;
	const title = t("${camel}.title");
	const description = t("${camel}.description");
	return {
		page: {
			kind: "${kebab}",
			data: { title, description },
			status: 200,
			cache: PAGES.content,
			head: buildHead(cx, {
				title,
				description,
				canonical: ROUTES.${camel}.path,
				jsonLd: [
					toWebPage(cx, title, description),
					toBreadcrumbList(cx, [{ label: title, href: paths.at("${camel}") }]),
				],
			}),
		},
	};
};
`,
	);
	planner.create(
		`${folder}/screen.tsx`,
		`import plain from "../../client/styles/plain-page.module.css";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import type { ${pascal}Data } from "./contract.ts";

export const Screen = ({ data: { title, description } }: { data: ${pascal}Data }) => (
	<main id="main">
		<div className={classNames(plain.plain, plain.article, plain.short)}>
			<h1 className={type_.display}>{title}</h1>
			<p className={classNames(type_.lead, type_.muted)}>{description}</p>
		</div>
	</main>
);
`,
	);
	planner.create(
		`${folder}/loader.test.ts`,
		`import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { ${loader} } from "./loader.ts";
import { Screen } from "./screen.tsx";

const title = "${words}";
const description = "Write the text of this page here.";
const cx = {
	t: textsOf("en").t,
	origin: "https://shop.example",
	paths: createPaths({ prefix: "/en-it" }),
	locale: { language: "en", country: "IT" },
	shell: { siteName: "Shop" },
	alternatesOf: () => [],
} as unknown as PageContext;

// proves ${rule}
test("the page has its title, its text and its address", async () =>
	expect(await ${loader}(cx, {})).toMatchObject({
		page: {
			kind: "${kebab}",
			status: 200,
			data: { title, description },
			head: { canonical: "https://shop.example/en-it/${kebab}" },
		},
	}));

// proves ${rule}
test("the screen shows both", () => {
	const html = renderToStaticMarkup(createElement(Screen, { data: { title, description } }));
	expect(html).toMatch(new RegExp(\`<h1[^>]*>\${title}</h1>.*\${description}\`));
});
`,
	);
	planner.edit("pages/routes.ts", (routes) => {
		const imported = addImport(routes, `import type { ${pascal}Data } from "./${kebab}/contract.ts";`);
		const typed = insertBefore(imported, '\t"not-found": NotFoundData;', `\t"${kebab}": ${pascal}Data;\n`);
		return insertBefore(
			typed,
			"} as const satisfies Record<string, RouteFacts>",
			`\t${camel}: { path: "/${kebab}", page: "${kebab}", reads: "nothing" },\n`,
		);
	});
	planner.edit("worker/routes.ts", (routes) =>
		appendTo(
			addImport(routes, `import { ${loader} } from "../pages/${kebab}/loader.ts";`),
			"export const routes = {",
			`\t${camel}: { scope: "shared", load: ${loader} }`,
		),
	);
	planner.edit("tests/setup/judge-page.ts", (faults) =>
		insertBefore(faults, '\t"not-found": [', `\t"${kebab}": [{ path: "/${kebab}" }],\n`),
	);
	planner.edit("tests/content/content-requests.test.ts", (requests) =>
		insertBefore(requests, '\t"not-found": [', `\t"${kebab}": ["/${kebab}"],\n`),
	);
	addTexts(planner, camel, kebab, words);
	planner.plan.byHand.push(
		`Write the texts of locales/*/ for \`${camel}\`: those in brackets are not translated yet.`,
		`Link to the page with \`paths.at("${camel}")\`, or from an entry of the editors by /${kebab}.`,
	);
	return planner.plan;
}

function addTexts(planner: Planner, group: string, kebab: string, words: string): void {
	const isFull = planner.tree.list("locales/en").length >= MOST_FILES;
	for (const code of languageCodes.filter((one) => !isVariant(one))) {
		const texts = {
			title: markText(code, words),
			description: markText(code, "Write the text of this page here."),
		};
		const path = `locales/${code}/${isFull ? SHELL : kebab}.json`;
		if (isFull) planner.edit(path, (text) => writeJson({ ...JSON.parse(text), [group]: texts }));
		else planner.create(path, writeJson({ [group]: texts }));
	}
}
