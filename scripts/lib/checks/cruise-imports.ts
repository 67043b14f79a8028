import { registerHooks } from "node:module";
import { resolve } from "node:path";
import type { ICruiseResult } from "dependency-cruiser";
import { importRules } from "./import-rules.ts";

export type Violation = { rule: string; from: string; to: string; comment: string };

const FOLDERS = ["pages", "worker", "client", "shared", "packages"];
const CONFIG = "vite.config.ts";

/**
 * TypeScript 7 has no JavaScript API, and dependency-cruiser passes everything when it finds none. It gets TypeScript 6,
 * which is installed next to it.
 */
registerHooks({
	resolve(specifier, context, next) {
		const asked =
			context.parentURL?.includes("/node_modules/dependency-cruiser/") ||
			context.parentURL?.includes("/semver-try-require/");
		const name = specifier === "typescript" || specifier.startsWith("typescript/");
		return next(asked && name ? specifier.replace(/^typescript/, "typescript6") : specifier, context);
	},
});

/** The imports in a folder that the table forbids. */
export async function forbiddenImports(
	folder: string,
): Promise<{ modules: number; violations: Violation[] }> {
	const { cruise } = await import("dependency-cruiser");
	const rules = importRules();
	const result = await cruise(
		[...FOLDERS, CONFIG],
		{
			baseDir: resolve(folder),
			ruleSet: { forbidden: rules },
			validate: true,
			tsPreCompilationDeps: true,
			doNotFollow: { path: ["^node_modules/"] },
			enhancedResolveOptions: {
				extensions: [".ts", ".tsx", ".js", ".json", ".css"],
				exportsFields: ["exports"],
			},
		} as Parameters<typeof cruise>[1],
		{ conditionNames: ["workerd", "import", "types", "default"] } as Parameters<typeof cruise>[2],
	);
	const { summary, modules } = result.output as ICruiseResult;
	const violations = summary.violations.map(({ rule, from, to }) => ({
		rule: rule.name,
		from,
		to,
		comment: rules.find(({ name }) => name === rule.name)?.comment ?? "",
	}));
	return {
		modules: modules.filter(({ source }) => FOLDERS.some((name) => source.startsWith(`${name}/`))).length,
		violations,
	};
}
