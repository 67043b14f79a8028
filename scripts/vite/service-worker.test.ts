import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { ESSENTIALS, listEssentialFiles } from "./service-worker.ts";

const chunk = (fileName: string, modules: readonly string[], imports: string[] = [], css: string[] = []) => ({
	type: "chunk",
	fileName,
	moduleIds: modules.map((module) => `/shop/${module}`),
	imports,
	viteMetadata: { importedCss: new Set(css) },
});
const toBundle = (...chunks: ReturnType<typeof chunk>[]) =>
	Object.fromEntries(chunks.map((one) => [one.fileName, one])) as unknown as Rolldown.OutputBundle;

const [first = "", ...others] = ESSENTIALS;

test("the service worker keeps the files of the essential sources, with all that these import", () => {
	const bundle = toBundle(
		chunk("assets/first.js", [first], ["assets/shared.js"], ["assets/first.css"]),
		chunk("assets/others.js", others),
		chunk("assets/shared.js", ["shared.ts"], ["assets/first.js"], ["assets/shared.css"]),
		chunk("assets/viewer.js", ["viewer.ts"], ["assets/shared.js"]),
	);
	expect(listEssentialFiles(bundle, "/shop")).toEqual([
		"/assets/first.css",
		"/assets/first.js",
		"/assets/others.js",
		"/assets/shared.css",
		"/assets/shared.js",
	]);
});

test("a build without one of the essential sources is refused", () =>
	expect(() => listEssentialFiles(toBundle(chunk("a.js", others)), "/shop")).toThrow(first));
