/** How many tiles share a row, by kind of device (list-8); "mobile" is narrower than 576 px. */
export const GRID_SIZES = {
	mobile: { sizes: [1, 2, 4], standard: 2 },
	desktop: { sizes: [4, 6, 10], standard: 6 },
} as const;
export type GridDevice = keyof typeof GRID_SIZES;
export type GridChoice = Record<GridDevice, number>;

export const STANDARD_GRID: GridChoice = {
	mobile: GRID_SIZES.mobile.standard,
	desktop: GRID_SIZES.desktop.standard,
};

const isOffered = (device: GridDevice, size: unknown): size is number =>
	GRID_SIZES[device].sizes.some((one) => one === size);

/** Reads what a browser has kept of a choice; whatever is not offered (any more) is the standard. */
export const parseGridChoice = (kept: string | null): GridChoice => {
	let choice: Partial<Record<GridDevice, unknown>> = {};
	try {
		const parsed: unknown = JSON.parse(kept ?? "{}");
		if (typeof parsed === "object" && parsed !== null) choice = parsed;
	} catch {
		// Anybody may write into a browser's storage.
	}
	return {
		mobile: isOffered("mobile", choice.mobile) ? choice.mobile : STANDARD_GRID.mobile,
		desktop: isOffered("desktop", choice.desktop) ? choice.desktop : STANDARD_GRID.desktop,
	};
};

/** Between a phone and a large screen, rows are shorter by half: 4, 6, 10 become 3, 4, 6. */
const BETWEEN: Record<number, number> = { 4: 3, 6: 4, 10: 6 };

/** How wide a tile's picture is shown, for the browser's choice of file (`sizes` of an image). */
export const tileSizes = ({ mobile, desktop }: GridChoice): string => {
	const share = (perRow: number): string => `${Math.ceil(100 / perRow)}vw`;
	return `(min-width: 992px) ${share(desktop)}, (min-width: 576px) ${share(BETWEEN[desktop] ?? desktop)}, ${share(mobile)}`;
};
