import { useSyncExternalStore } from "react";
import {
	type GridChoice,
	type GridDevice,
	parseGridChoice,
	STANDARD_GRID,
} from "../../shared/domain/list/grid-size.ts";

/** Where this browser keeps it. */
export const GRID_KEY = "shop.grid";

const listeners = new Set<() => void>();
let current: GridChoice | undefined;

const readKept = (): string | null => {
	try {
		return localStorage.getItem(GRID_KEY);
	} catch {
		return null;
	}
};
const get = (): GridChoice => (current ??= parseGridChoice(readKept()));

/** Tiles in a row as this shopper likes them; the standard on the server. */
export const useGridChoice = (): GridChoice =>
	useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		get,
		() => STANDARD_GRID,
	);

/** Remembered in this browser. The list itself follows with `showGrid`. */
export const chooseGrid = (device: GridDevice, size: number): void => {
	current = { ...get(), [device]: size };
	try {
		localStorage.setItem(GRID_KEY, JSON.stringify(current));
	} catch {
		// A browser that keeps nothing shows it all the same.
	}
	for (const listener of listeners) listener();
};

/** The style sheet reads the choice from the document's element, where the early script has put it too. */
export const showGrid = (): void => {
	const { mobile, desktop } = get();
	document.documentElement.dataset.gridMobile = String(mobile);
	document.documentElement.dataset.gridDesktop = String(desktop);
};
