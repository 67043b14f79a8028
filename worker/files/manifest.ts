import { landingPath, maskableIconPath } from "../../shared/domain/addresses/paths.ts";
import { storefront, theme } from "../base/house.ts";
import { CACHE_CONTROL } from "../cache/policies.ts";

/** A launcher may cut a maskable icon to a circle with four fifths of its width, so the house's icon has half of it. */
const SIZE = 512;
const MARGIN = 128;

const writeDataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Returns the house's icon with a margin in the paper of the house. */
export const drawMaskableIcon = (): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="${theme.colors.paper}" d="M0 0h${SIZE}v${SIZE}H0z"/><image x="${MARGIN}" y="${MARGIN}" width="${SIZE - 2 * MARGIN}" height="${SIZE - 2 * MARGIN}" href="${writeDataUrl(storefront.icon)}"/></svg>`;

/** Describes the shop to a browser that installs it (shell-45). */
export const writeManifest = (): object => ({
	id: landingPath,
	name: storefront.name,
	short_name: storefront.name,
	start_url: landingPath,
	scope: landingPath,
	display: "standalone",
	background_color: theme.colors.paper,
	theme_color: theme.colors.paper,
	icons: [
		{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
		{ src: maskableIconPath, sizes: "any", type: "image/svg+xml", purpose: "maskable" },
	],
});

export const handleManifest = (): Response =>
	new Response(JSON.stringify(writeManifest()), {
		headers: { "content-type": "application/manifest+json", "cache-control": CACHE_CONTROL.favicon },
	});

export const handleMaskableIcon = (): Response =>
	new Response(drawMaskableIcon(), {
		headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": CACHE_CONTROL.favicon },
	});
