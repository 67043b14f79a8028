import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Theme } from "@vetrina/shop-rules/theme/theme.ts";
import type { Plugin } from "vite";
import type { APP_ICONS } from "../../../shared/domain/shell/app-icons.ts";
import type { StorefrontHouse } from "../../../shared/domain/shell/storefront-house.ts";
import { houseFile } from "../../lib/house.ts";
import { root } from "../../lib/run.ts";

type Rendering = { pixels: Uint8Array; png: Uint8Array };

const require = createRequire(import.meta.url);
let starting: Promise<void> | undefined;
const start = (): Promise<void> => {
	starting ??= initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
	return starting;
};

/** Renders a square icon as RGBA pixels and as a PNG file. Throws if it has text, because the renderer has no fonts and would omit it. */
export async function renderIcon(svg: string, width: number): Promise<Rendering> {
	if (/<text\b/.test(decodeURIComponent(svg)))
		throw new Error("The icon of the house has text; draw its letters as paths.");
	await start();
	const image = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render();
	return { pixels: image.pixels, png: image.asPng() };
}

/** Paths are imported here, because the development server restarts when an import of its configuration changes. */
async function readIcons() {
	const at = `?at=${Date.now()}`;
	const { storefront }: { storefront: StorefrontHouse } = await import(houseFile("storefront") + at);
	const { theme }: { theme: Theme } = await import(houseFile("theme") + at);
	const { APP_ICONS: icons }: { APP_ICONS: typeof APP_ICONS } = await import(
		resolve(root, "shared/domain/shell/app-icons.ts")
	);
	return icons.map(({ path, pixels, draw }) => ({
		path,
		render: async () => (await renderIcon(draw(storefront.icon, theme.colors.paper), pixels)).png,
	}));
}

/** Makes PNG files of the house's icon for systems that take no SVG (shell-45): files of a build, and answers in development. */
export function appIcons(): Plugin {
	return {
		name: "vetrina:app-icons",
		applyToEnvironment: (environment) => environment.name === "client",
		async generateBundle() {
			for (const { path, render } of await readIcons())
				this.emitFile({ type: "asset", fileName: path.slice(1), source: await render() });
		},
		configureServer(server) {
			server.middlewares.use(async (request, response, next) => {
				const [pathname = ""] = (request.url ?? "").split("?");
				if (!pathname.endsWith(".png")) return next();
				try {
					const icon = (await readIcons()).find(({ path }) => path === pathname);
					if (!icon) return next();
					const png = await icon.render();
					response.setHeader("content-type", "image/png");
					response.end(png);
				} catch (error) {
					next(error);
				}
			});
		},
	};
}
