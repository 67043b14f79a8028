/** Lists the numbers of tiles per row that shoppers can choose (list-8). Screens below 576 px are "mobile". */
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

export const parseGridChoice = (text: string | null): GridChoice => {
	let choice: Partial<Record<GridDevice, unknown>> = {};
	try {
		const json: unknown = JSON.parse(text ?? "{}");
		if (typeof json === "object" && json !== null) choice = json;
	} catch {}
	return {
		mobile: isOffered("mobile", choice.mobile) ? choice.mobile : STANDARD_GRID.mobile,
		desktop: isOffered("desktop", choice.desktop) ? choice.desktop : STANDARD_GRID.desktop,
	};
};

/** Tiles per row from 576 to 992 px by the chosen size; keep in step with tile-grid.module.css. */
export const BETWEEN: Record<number, number> = { 4: 3, 6: 4, 10: 6 };

export const tileSizes = ({ mobile, desktop }: GridChoice): string => {
	const share = (perRow: number): string => `${Math.ceil(100 / perRow)}vw`;
	return `(min-width: 992px) ${share(desktop)}, (min-width: 576px) ${share(BETWEEN[desktop] ?? desktop)}, ${share(mobile)}`;
};
