import "./scripts/lib/checks/demo-house.ts";
import { availableParallelism } from "node:os";
import path from "node:path";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { CHEAP_PASSWORDS } from "./packages/commerce-sandbox/testing/cheap-passwords.ts";
import { houseAlias, storefrontHouse } from "./scripts/lib/house.ts";
import { clientAssets } from "./scripts/vite/client-assets.ts";
import { houseFonts } from "./scripts/vite/house-theme.ts";
import { texts } from "./scripts/vite/texts.ts";
import { valueShapes } from "./scripts/vite/value-shapes.ts";

process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
process.env.WRANGLER_LOG ??= "warn";

const HOUSES = "tests/houses/**";
const CONTRACT = "tests/contract/*.test.ts";
const house = await storefrontHouse();

/** Tests that need the studio's files have the built Workers. */
const studioFiles = {
	find: "studio-files",
	replacement: path.resolve("packages/studio/testing/no-files.ts"),
};
const resolve = { alias: [...houseAlias, studioFiles] };

/** Milliseconds for a test with a Worker. On a busy machine hashing and databases take ten times as long; no test waits for this limit. */
const TEST_TIMEOUT = 20_000;
/** Milliseconds for a test of the whole stack, which sends up to a hundred requests. The time only ends tests that hang. */
const HANGS_AFTER = 60_000;
/** `expect.poll` waits for conditions, by default for one second, in which a busy machine may not answer once. */
const WAITING = { poll: { timeout: 10_000 } };

const IN_WORKERD = "**/*.workers.test.ts";
const COMPONENTS = "**/*.browser.test.tsx";
const PICTURES = "**/*.pictures.test.ts";
const NOT_OURS = ["**/node_modules/**", "dist/**", ".cache/**", ".wrangler/**", "e2e/**"];
const FORGET_BREAKERS = "./worker/platform/breakers/forget-breakers.setup.ts";

/** Tests of single modules bring their own responses; the stack's tests have the real cloud. */
const noCloud = () => new Response("No commerce cloud in this test", { status: 503 });

/**
 * unit: pure rules and components, in Node. commerce, operations, storefront: one Worker's modules in workerd with its own D1, R2 and KV. houses: other
 * houses than the demo's, each with a build of its own. stack: both built Workers as they are deployed, seeded with the demo catalogue,
 * over HTTP.
 */
export default defineConfig(({ mode }) => ({
	test: {
		provide: { thorough: mode === "thorough" },
		silent: "passed-only",
		// Vitest keeps one core for itself, which leaves one of two.
		maxWorkers: availableParallelism(),
		projects: [
			{
				resolve,
				plugins: [react(), houseFonts(), texts()],
				test: {
					name: "unit",
					include: [
						"{pages,payments,sections,shared,worker,client,packages,scripts}/**/*.test.{ts,tsx}",
						CONTRACT,
					],
					exclude: [...NOT_OURS, IN_WORKERD, PICTURES, COMPONENTS],
					isolate: false,
					setupFiles: FORGET_BREAKERS,
				},
			},
			{
				resolve,
				plugins: [
					cloudflareTest({
						wrangler: { configPath: "./packages/commerce-sandbox/wrangler.toml" },
						miniflare: { bindings: CHEAP_PASSWORDS },
					}),
				],
				test: {
					name: "commerce",
					include: [`packages/commerce-sandbox/${IN_WORKERD}`],
					exclude: NOT_OURS,
					isolate: false,
					testTimeout: TEST_TIMEOUT,
					expect: WAITING,
					setupFiles: "./packages/commerce-sandbox/testing/empty-stores.setup.ts",
				},
			},
			{
				plugins: [cloudflareTest({ wrangler: { configPath: "./packages/operations/wrangler.toml" } })],
				test: {
					name: "operations",
					include: [`packages/operations/${IN_WORKERD}`],
					exclude: NOT_OURS,
					isolate: false,
					testTimeout: TEST_TIMEOUT,
					expect: WAITING,
				},
			},
			{
				resolve,
				plugins: [
					react(),
					houseFonts(),
					clientAssets({ entry: "client/entry.tsx" }),
					valueShapes(),
					texts(),
					cloudflareTest({
						wrangler: { configPath: "./wrangler.toml" },
						miniflare: {
							bindings: {
								...house.variables,
								OPS_TOKEN: "test-ops",
								HOSTED_SEARCH_KEY: "vetrina-search",
								SESSION_KEY: "dGVzdC1zZXNzaW9uLWtleS10aGF0LWlzLTMyLWJ5dGVz",
							},
							serviceBindings: { COMMERCE: noCloud, OPERATIONS: noCloud },
						},
					}),
				],
				test: {
					name: "storefront",
					include: [`{pages,payments,sections,worker,shared}/${IN_WORKERD}`],
					exclude: NOT_OURS,
					isolate: false,
					testTimeout: TEST_TIMEOUT,
					expect: WAITING,
					setupFiles: FORGET_BREAKERS,
				},
			},
			{
				test: {
					name: "houses",
					include: [`${HOUSES}/*.test.ts`],
					exclude: NOT_OURS,
					setupFiles: "./scripts/lib/drill/own-connections.ts",
					testTimeout: HANGS_AFTER,
					hookTimeout: HANGS_AFTER,
					expect: WAITING,
				},
			},
			{
				resolve,
				plugins: [texts()],
				test: {
					name: "stack",
					// The tests know the Workers by HTTP alone, so files can share imported modules.
					isolate: false,
					// All files share a shop, and some make it fail or fill its catalogue. They run after the projects that need no shop.
					maxWorkers: 1,
					sequence: { groupOrder: 1 },
					include: ["tests/**/*.test.ts"],
					exclude: [...NOT_OURS, HOUSES, CONTRACT],
					globalSetup: "./tests/setup/start-stack.ts",
					setupFiles: "./scripts/lib/drill/own-connections.ts",
					testTimeout: HANGS_AFTER,
					expect: WAITING,
				},
			},
		],
	},
}));
