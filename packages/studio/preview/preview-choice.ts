import type { PreviewState } from "../shared/calls.ts";
import { toIso } from "../shared/times.ts";

export const WIDTHS = [
	{ width: 390, height: 844, name: "Phone", device: "mobile" },
	{ width: 768, height: 1024, name: "Tablet", device: undefined },
	{ width: 1440, height: 900, name: "Desktop", device: "desktop" },
] as const;

/** Country, language, moment and shopper that the frame shows. `at`: seconds since 1970; null for now. */
export type PreviewChoice = {
	country: string;
	language: string;
	at: number | null;
	group: string;
	/** The code of a campaign's link; empty for visits without one. */
	sourceCode: string;
	width: (typeof WIDTHS)[number]["width"];
	hasDrafts: boolean;
};

/** Leaves out what no source code has. */
export const readSourceCode = (text: string): string => text.replaceAll(/[^\w.-]/g, "").slice(0, 64);

export const toState = ({ at, group, sourceCode, width, hasDrafts }: PreviewChoice): PreviewState => {
	const device = WIDTHS.find((one) => one.width === width)?.device;
	return {
		mode: "preview",
		hasDrafts,
		...(at === null ? {} : { at: toIso(at) }),
		...(group === "" ? {} : { group }),
		...(sourceCode === "" ? {} : { sourceCode }),
		...(device ? { device } : {}),
	};
};

export const toAddress = (
	{ language, country }: Pick<PreviewChoice, "language" | "country">,
	path: string,
): string => `/${language}-${country.toLowerCase()}${path}`;
