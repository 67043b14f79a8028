import { appIconPath, appleTouchIconPath, maskableAppIconPath } from "../addresses/paths.ts";

/** A launcher may cut a maskable icon to a circle with four fifths of its width, so the house's icon has half of it. */
const SIZE = 512;
const MARGIN = 128;

const writeDataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const drawOnPaper = (icon: string, paper: string, margin: number): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="${paper}" d="M0 0h${SIZE}v${SIZE}H0z"/><image x="${margin}" y="${margin}" width="${SIZE - 2 * margin}" height="${SIZE - 2 * margin}" href="${writeDataUrl(icon)}"/></svg>`;

/** Returns the house's icon with a margin in the paper of the house. */
export const drawMaskableIcon = (icon: string, paper: string): string => drawOnPaper(icon, paper, MARGIN);

type AppIcon = {
	path: string;
	pixels: number;
	/** The manifest leaves out an icon that has no purpose. */
	purpose?: "any" | "maskable";
	draw: (icon: string, paper: string) => string;
};

/** The PNG files that the build makes of the house's icon, for systems that take no SVG (shell-45). */
export const APP_ICONS: readonly AppIcon[] = [
	// iOS would show black behind a transparent icon.
	{ path: appleTouchIconPath, pixels: 180, draw: (icon, paper) => drawOnPaper(icon, paper, 0) },
	{ path: appIconPath(192), pixels: 192, purpose: "any", draw: (icon) => icon },
	{ path: appIconPath(512), pixels: 512, purpose: "any", draw: (icon) => icon },
	{ path: maskableAppIconPath(512), pixels: 512, purpose: "maskable", draw: drawMaskableIcon },
];
