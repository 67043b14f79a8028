import { defineConfig } from "vitest/config";

/** `npm test -w packages/drawn-pictures` draws everything in every view, fabric and pattern. */
export default defineConfig({
	root: import.meta.dirname,
	test: { include: ["**/*.pictures.test.ts"], isolate: false },
});
