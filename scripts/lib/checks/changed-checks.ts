export type Command = { name: string; command: string; args: string[] };

const CODE = /\.(?:[mc]?[jt]sx?|css|json|sql)$/;
const SPEC = /^e2e\/.+\.spec\.ts$/;
const STACK_TEST = /^tests\/.+\.test\.ts$/;
const INTERFACE = /^(?:client|pages|payments|sections|shared|locales)\//;
const DRAWINGS = /^packages\/drawn-pictures\//;
const NOT_RELATED = /^(?:e2e|tests|bench|docs)\//;

/** Folders that the cloud does not import (`npm run imports`), although all of its tests would count as related to them. */
const STOREFRONT = /^(?:client|pages|payments|sections|worker|shared)\//;

/**
 * Returns the steps of `npm run test:changed` for the paths of changed files: checks that take seconds, the tests that import a changed
 * file, and of the slow tests (both Workers, journeys, all drawings) the changed ones.
 */
export function checksFor(files: readonly string[]): Command[] {
	const code = files.filter((file) => CODE.test(file) && !NOT_RELATED.test(file));
	const specs = files.filter((file) => SPEC.test(file));
	const stack = files.filter((file) => STACK_TEST.test(file));
	const checks: Command[] = [
		{ name: "Types", command: "tsc", args: ["-b", ".", "client/testing"] },
		{ name: "Lint and format", command: "biome", args: ["check", "--error-on-warnings"] },
		{ name: "Text directions", command: "node", args: ["scripts/checks/direction.ts"] },
		{ name: "Import rules", command: "node", args: ["scripts/checks/imports.ts"] },
	];
	if (files.some((file) => INTERFACE.test(file)))
		checks.push({ name: "Texts", command: "node", args: ["scripts/checks/texts.ts"] });
	if (code.length > 0)
		checks.push({
			name: "Related tests in Node and workerd",
			command: "vitest",
			args: ["related", "--run", "--passWithNoTests", ...projectsFor(code), ...code],
		});
	const interfaceFiles = code.filter((file) => INTERFACE.test(file));
	if (interfaceFiles.length > 0)
		checks.push({
			name: "Related component tests",
			command: "vitest",
			args: [
				"related",
				"--run",
				"--passWithNoTests",
				"--config",
				"scripts/components.config.ts",
				...interfaceFiles,
			],
		});
	if (files.some((file) => DRAWINGS.test(file)))
		checks.push({
			name: "Every picture",
			command: "vitest",
			args: ["run", "--config", "packages/drawn-pictures/vitest.config.ts"],
		});
	if (stack.length > 0)
		checks.push({
			name: "Changed tests of both Workers",
			command: "vitest",
			args: ["run", "--project", "stack", "--project", "houses", ...stack],
		});
	if (specs.length > 0)
		checks.push({ name: "Changed journeys", command: "node", args: ["scripts/e2e.ts", ...specs] });
	return checks;
}

const projectsFor = (code: readonly string[]): string[] => {
	const projects = code.every((file) => STOREFRONT.test(file)) ? [] : ["commerce", "operations"];
	return ["unit", "storefront", ...projects].flatMap((name) => ["--project", name]);
};
