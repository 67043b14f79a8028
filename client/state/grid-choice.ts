import { useSyncExternalStore } from "react";
import {
	type GridChoice,
	type GridDevice,
	parseGridChoice,
	STANDARD_GRID,
} from "../../shared/domain/list/grid-size.ts";

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

export const useGridChoice = (): GridChoice =>
	useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		get,
		() => STANDARD_GRID,
	);

export const chooseGrid = (device: GridDevice, size: number): void => {
	current = { ...get(), [device]: size };
	try {
		localStorage.setItem(GRID_KEY, JSON.stringify(current));
	} catch {}
	for (const listener of listeners) listener();
};

export const showGrid = (): void => {
	const { mobile, desktop } = get();
	document.documentElement.dataset.gridMobile = String(mobile);
	document.documentElement.dataset.gridDesktop = String(desktop);
};
