import { landingPath, maskableIconPath } from "../../shared/domain/addresses/paths.ts";
import { APP_ICONS, drawMaskableIcon } from "../../shared/domain/shell/app-icons.ts";
import { storefront, theme } from "../base/house.ts";
import { CACHE_CONTROL } from "../cache/policies.ts";

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
		...APP_ICONS.flatMap(({ path, pixels, purpose }) =>
			purpose ? [{ src: path, sizes: `${pixels}x${pixels}`, type: "image/png", purpose }] : [],
		),
	],
});

export const handleManifest = (): Response =>
	new Response(JSON.stringify(writeManifest()), {
		headers: { "content-type": "application/manifest+json", "cache-control": CACHE_CONTROL.favicon },
	});

export const handleMaskableIcon = (): Response =>
	new Response(drawMaskableIcon(storefront.icon, theme.colors.paper), {
		headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": CACHE_CONTROL.favicon },
	});
