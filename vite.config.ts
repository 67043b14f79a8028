// cspell:words codegen fargs lightningcss
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { type CSSOptions, defineConfig } from "vite";
import { listHosts, listRoutes } from "./scripts/lib/deployment/environments.ts";
import { dist, houseAlias, storefrontHouse } from "./scripts/lib/house.ts";
import { browserImports } from "./scripts/vite/browser-imports.ts";
import { CHUNK_GROUPS, ownModules } from "./scripts/vite/chunks/chunk-groups.ts";
import { compileAtOnce } from "./scripts/vite/chunks/compile-at-once.ts";
import { classNames, MARKED } from "./scripts/vite/class-names.ts";
import { clientAssets } from "./scripts/vite/client-assets.ts";
import { devErrors } from "./scripts/vite/dev-errors.ts";
import { devRefresh } from "./scripts/vite/dev-refresh.ts";
import { devStyles } from "./scripts/vite/dev-styles.ts";
import { fileName } from "./scripts/vite/file-names.ts";
import { houseFonts, houseTheme } from "./scripts/vite/house-theme.ts";
import { appIcons } from "./scripts/vite/icons/app-icons.ts";
import { keepSourceMaps } from "./scripts/vite/keep-source-maps.ts";
import { listLocalePatterns } from "./scripts/vite/locale-patterns.ts";
import { noCallCookies } from "./scripts/vite/no-call-cookies.ts";
import { prefetchDenylist } from "./scripts/vite/prefetch-denylist.ts";
import { serviceWorker } from "./scripts/vite/service-worker.ts";
import { texts } from "./scripts/vite/texts.ts";
import { valueShapes } from "./scripts/vite/value-shapes.ts";
import { worldAtlas } from "./scripts/vite/world-atlas.ts";
import { wranglerDevHint } from "./scripts/vite/wrangler-dev-hint.ts";

// Local requests carry the placeholder of `request.cf`; asking the network for a real one only delays the start.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";

const CLIENT_ENTRY = "client/entry.tsx";
const WORKER = "vetrina";
const OPERATIONS = "operations";
const house = await storefrontHouse();
const localePatterns = await listLocalePatterns();

/** Vite serves these paths in development; all others belong to the Worker. */
const DEV_SOURCES = [
	"@*",
	"__open-in-editor",
	"client/*",
	"pages/*",
	"payments/*",
	"sections/*",
	"shared/*",
	"packages/*",
	"locales/*",
	"node_modules/*",
	".cache/vite/*",
].map((path) => `!/${path}`);

export const cssOptions = (command: "build" | "serve"): CSSOptions => ({
	transformer: "lightningcss",
	lightningcss: {
		cssModules: { pattern: command === "build" ? MARKED : "[name]_[local]_[hash]" },
	},
});

export default defineConfig(({ command }) => ({
	resolve: { alias: houseAlias },
	cacheDir: ".cache/vite",
	publicDir: "client/public",
	clearScreen: false,
	server: {
		port: Number(process.env.STOREFRONT_PORT ?? 5173),
		strictPort: true,
		warmup: { clientFiles: [`./${CLIENT_ENTRY}`], ssrFiles: [] },
		// These folders are generated: watching them delays the start and reloads the page for nothing.
		watch: {
			ignored: ["**/dist/**", "**/.cache/**", "**/.wrangler/**", "**/screens/**", "**/test-results/**"],
		},
	},
	css: cssOptions(command),
	environments: {
		client: {
			build: {
				outDir: `${dist}/client`,
				manifest: true,
				modulePreload: {
					polyfill: false,
					// Almost every page has loaded these scripts before a part loads, so the entry need not name them.
					resolveDependencies: (_file, files) =>
						files.filter((file) => !/\/(entry|react|rolldown-runtime|ui)-[\w-]+\.js$/.test(file)),
				},
				sourcemap: process.env.VETRINA_MINIFY === "fast" ? false : ("hidden" as const),
				// terser makes every script one hundredth smaller than the bundler's own minifier, for some seconds of a build. Builds that
				// are only tested by HTTP (tests/houses) use the bundler's, which takes a third of the time.
				minify: process.env.VETRINA_MINIFY === "fast" ? true : ("terser" as const),
				terserOptions: {
					module: true,
					ecma: 2020 as const,
					compress: { passes: 4, keep_fargs: false },
				},
				// In kB before compression. The chunk of the 3D viewer exceeds the default of 500, but is about 130 KiB compressed and
				// loads on a click only.
				chunkSizeWarningLimit: 700,
				rolldownOptions: {
					input: { entry: CLIENT_ENTRY },
					// Code that every page loads is one file next to React's; otherwise the bundler splits it by the lazy parts that use
					// it. Small modules that most screens use are another file, because a request costs more than the few bytes that a page
					// does not need.
					output: {
						// The entry names every part of the shop, so shorter hashes weigh less. Styles and fonts keep theirs, because the
						// Worker names them as well.
						entryFileNames: "assets/[name]-[hash:7].js",
						chunkFileNames: ({ name }) => fileName(name, "[hash:7].js"),
						assetFileNames: ({ names }) => fileName(names[0], "[hash][extname]"),
						codeSplitting: {
							groups: CHUNK_GROUPS,
						},
					},
				},
			},
		},
		[WORKER]: {
			build: {
				outDir: `${dist}/${WORKER}`,
				emitAssets: false,
				// Removing comments and white space makes the Worker a tenth smaller to upload and to read at a start. Names stay, for
				// logs.
				rolldownOptions: { output: { minify: { compress: false, mangle: false, codegen: true } } },
			},
		},
		[OPERATIONS]: { build: { outDir: `${dist}/${OPERATIONS}`, emitAssets: false } },
	},
	builder: {
		// The Worker's HTML names the client's hashed files, so the client comes first.
		async buildApp(builder) {
			for (const name of ["client", WORKER, OPERATIONS]) {
				const environment = builder.environments[name];
				if (environment) await builder.build(environment);
			}
		},
	},
	plugins: [
		react(),
		houseTheme(),
		houseFonts(),
		appIcons(),
		classNames(),
		cloudflare({
			viteEnvironment: { name: WORKER },
			auxiliaryWorkers: [
				{ configPath: "packages/operations/wrangler.toml", viteEnvironment: { name: OPERATIONS } },
			],
			persistState: { path: process.env.VETRINA_STATE ?? ".wrangler/state" },
			// `npm run dev` chooses a port; Vite alone takes the first free one.
			inspectorPort: Number(process.env.STOREFRONT_INSPECTOR_PORT) || undefined,
			config: (worker) => {
				// Editors of a local shop work in the cloud's studio.
				const editors = { EDITOR_ORIGINS: `http://localhost:${process.env.COMMERCE_PORT ?? 8788}` };
				worker.vars = { ...house.variables, ...(command === "serve" ? editors : undefined), ...worker.vars };
				const hosts = command === "build" ? listHosts(house, worker.vars.INSTANCE_TYPE) : [];
				if (process.env.CLOUDFLARE_ENV && hosts.length > 0) worker.routes = listRoutes(hosts);
				if (!worker.assets) return;
				const inToml = worker.assets.run_worker_first;
				worker.assets.run_worker_first =
					command === "serve"
						? ["/*", ...DEV_SOURCES]
						: [...(Array.isArray(inToml) ? inToml : []), ...localePatterns];
			},
		}),
		texts({ entry: CLIENT_ENTRY }),
		browserImports(WORKER),
		prefetchDenylist(),
		clientAssets({ entry: CLIENT_ENTRY }),
		valueShapes(),
		noCallCookies(),
		ownModules(),
		compileAtOnce({ chunks: ["react", "entry"] }),
		keepSourceMaps(),
		serviceWorker(),
		worldAtlas(),
		wranglerDevHint({ worker: WORKER }),
		devStyles({ entry: CLIENT_ENTRY, worker: WORKER }),
		devErrors(),
		devRefresh({ worker: WORKER }),
	],
}));
