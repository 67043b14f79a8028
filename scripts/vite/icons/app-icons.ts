import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Theme } from "@vetrina/shop-rules/theme/theme.ts";
import type { Plugin } from "vite";
import type { APP_ICONS } from "../../../shared/domain/shell/app-icons.ts";
import type { StorefrontHouse } from "../../../shared/domain/shell/storefront-house.ts";
import { houseFile, houseFolder, listSpoken } from "../../lib/house.ts";
import { root } from "../../lib/run.ts";

type ListTextFonts = (theme: Theme, languages: readonly string[], house: string) => string[];
type Rendering = { pixels: Uint8Array; png: Uint8Array };

const require = createRequire(import.meta.url);
let starting: Promise<void> | undefined;
const start = (): Promise<void> => {
	starting ??= initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
	return starting;
};

/** Writes letters that no font of the house has, or all of them in a house with fonts of the system. */
const FALLBACK_FONT = "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

/** Returns an icon whose letters are paths, written in the first of the fonts that has them. */
export async function outlineText(svg: string, fonts: readonly Uint8Array[]): Promise<string> {
	if (!svg.includes("<text")) return svg;
	await start();
	const fallback = readFileSync(require.resolve(FALLBACK_FONT));
	return new Resvg(svg, { font: { fontBuffers: [...fonts, fallback] } }).toString();
}

/** Renders a square icon as RGBA pixels and as a PNG file. The renderer has no fonts, and omits text. */
export async function renderIcon(svg: string, width: number): Promise<Rendering> {
	await start();
	const image = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render();
	return { pixels: image.pixels, png: image.asPng() };
}

/** Paths are imported here and below, because the development server restarts when an import of its configuration changes. */
async function listIcons(): Promise<typeof APP_ICONS> {
	const icons: { APP_ICONS: typeof APP_ICONS } = await import(
		resolve(root, "shared/domain/shell/app-icons.ts")
	);
	return icons.APP_ICONS;
}

/** Reads the house's icon and paper, and returns a function that makes the PNG file of an icon. The query makes a changed house a module of its own. */
async function createRendering(): Promise<(icon: (typeof APP_ICONS)[number]) => Promise<Uint8Array>> {
	const at = `?at=${Date.now()}`;
	const { storefront }: { storefront: StorefrontHouse } = await import(houseFile("storefront") + at);
	const { theme }: { theme: Theme } = await import(houseFile("theme") + at);
	const { listTextFonts }: { listTextFonts: ListTextFonts } = await import(
		resolve(root, "scripts/lib/look/house-look.ts")
	);
	const fonts = listTextFonts(theme, await listSpoken(), houseFolder).map((file) => readFileSync(file));
	const svg = await outlineText(storefront.icon, fonts);
	return async ({ pixels, draw }) => (await renderIcon(draw(svg, theme.colors.paper), pixels)).png;
}

/** Makes PNG files of the house's icon for systems that take no SVG (shell-45): files of a build, and answers in development. */
export function appIcons(): Plugin {
	return {
		name: "vetrina:app-icons",
		applyToEnvironment: (environment) => environment.name === "client",
		async generateBundle() {
			const render = await createRendering();
			for (const icon of await listIcons())
				this.emitFile({ type: "asset", fileName: icon.path.slice(1), source: await render(icon) });
		},
		configureServer(server) {
			server.middlewares.use(async (request, response, next) => {
				try {
					const [pathname] = (request.url ?? "").split("?");
					const icon = (await listIcons()).find(({ path }) => path === pathname);
					if (!icon) return next();
					const render = await createRendering();
					response.setHeader("content-type", "image/png");
					response.end(await render(icon));
				} catch (error) {
					next(error);
				}
			});
		},
	};
}
