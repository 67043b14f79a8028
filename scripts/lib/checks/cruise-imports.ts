import { registerHooks } from "node:module";
import { resolve } from "node:path";
import type { ICruiseResult } from "dependency-cruiser";
import { FOLDER_RULES, importRules, NOT_IN_FOLDERS, type Rule, WITHOUT_CIRCLES } from "./import-rules.ts";

export type Violation = { rule: string; from: string; to: string; comment: string };

const FOLDERS = ["pages", "payments", "sections", "worker", "client", "shared", "packages"];
const CONFIG = "vite.config.ts";

/**
 * dependency-cruiser needs TypeScript's JavaScript API, which version 7 lacks, and reports no fault without it. This hook gives it
 * TypeScript 6, installed under another name.
 */
registerHooks({
	resolve(specifier, context, next) {
		const isOwnImport =
			context.parentURL?.includes("/node_modules/dependency-cruiser/") ||
			context.parentURL?.includes("/semver-try-require/");
		const name = specifier === "typescript" || specifier.startsWith("typescript/");
		return next(isOwnImport && name ? specifier.replace(/^typescript/, "typescript6") : specifier, context);
	},
});

type Options = { forbidden: readonly Rule[]; includeOnly?: string; exclude?: readonly string[] };

const cruiseFolder = async (
	folder: string,
	{ forbidden, includeOnly, exclude = [] }: Options,
): Promise<ICruiseResult> => {
	const { cruise } = await import("dependency-cruiser");
	const result = await cruise(
		[...FOLDERS, CONFIG],
		{
			baseDir: resolve(folder),
			ruleSet: { forbidden },
			validate: true,
			tsPreCompilationDeps: true,
			doNotFollow: { path: ["^node_modules/"] },
			...(includeOnly === undefined ? {} : { includeOnly }),
			...(exclude.length > 0 ? { exclude: { path: exclude } } : {}),
			enhancedResolveOptions: {
				extensions: [".ts", ".tsx", ".js", ".json", ".css"],
				exportsFields: ["exports"],
			},
		} as Parameters<typeof cruise>[1],
		{ conditionNames: ["workerd", "import", "types", "default"] } as Parameters<typeof cruise>[2],
	);
	return result.output as ICruiseResult;
};

const listViolations = ({ summary }: ICruiseResult, rules: readonly Rule[]): Violation[] =>
	summary.violations.map(({ rule, from, to }) => ({
		rule: rule.name,
		from,
		to,
		comment: rules.find(({ name }) => name === rule.name)?.comment ?? "",
	}));

export async function forbiddenImports(
	folder: string,
): Promise<{ modules: number; violations: Violation[] }> {
	const rules = importRules();
	const imports = await cruiseFolder(folder, { forbidden: rules });
	const folders = await cruiseFolder(folder, {
		forbidden: FOLDER_RULES,
		includeOnly: WITHOUT_CIRCLES,
		exclude: NOT_IN_FOLDERS,
	});
	return {
		modules: imports.modules.filter(({ source }) => FOLDERS.some((name) => source.startsWith(`${name}/`)))
			.length,
		violations: [...listViolations(imports, rules), ...listViolations(folders, FOLDER_RULES)],
	};
}
