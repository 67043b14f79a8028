import { defineConfig } from "vitest/config";

/** `npm run test:pictures`: the demo's own test of everything that it can draw, for changes of the drawings. */
export default defineConfig({
	test: { include: ["demo/pictures/**/*.pictures.test.ts"], isolate: false },
});
