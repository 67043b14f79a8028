import { expect, test } from "vitest";
import { refuseDynamicImports } from "./browser-imports.ts";

// proves budget-4
test("what a component loads late is not in the Worker, and what it imports is", () => {
	const code = `
		import { lazy } from "../state/drawing/lazy.tsx";
		const Dialog = lazy(async () => (await import("./dialog.tsx")).Dialog);
		const press = () => import(/* on a click */ "./press.ts").then(({ press }) => press());
	`;
	const left = refuseDynamicImports(code);
	expect(left).toContain('from "../state/drawing/lazy.tsx"');
	expect(left).not.toMatch(/import\(|dialog\.tsx|press\.ts/);
	expect(left.split("\n")).toHaveLength(code.split("\n").length);
});
