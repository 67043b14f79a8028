import { n } from "../geometry.ts";

export const box = (x: number, y: number, width: number, height: number, r: number): string =>
	`M${n(x + r)} ${n(y)}h${n(width - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(height - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}h${n(2 * r - width)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - height)}q0 ${n(-r)} ${n(r)} ${n(-r)}z`;
