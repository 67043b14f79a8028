import { readJson } from "@vetrina/shop-rules/lib/read-json.ts";

const NAMES = [
	"width",
	"height",
	"depth",
	"length",
	"diameter",
	"weight",
	"strap",
	"handle",
	"heel",
] as const;
export type MeasureName = (typeof NAMES)[number];
const UNITS = ["cm", "mm", "in", "g"] as const;
export type MeasureUnit = (typeof UNITS)[number];

export type ItemMeasurements = { unit: MeasureUnit; values: { name: MeasureName; value: number }[] };

export function parseMeasurements(json: string | undefined): ItemMeasurements | null {
	const value = readJson(json);
	if (typeof value !== "object" || value === null) return null;
	const fields = new Map<string, unknown>(Object.entries(value));
	const unit = UNITS.find((one) => one === (fields.get("unit") ?? "cm"));
	if (!unit) return null;
	const values = NAMES.flatMap((name) => {
		const value = fields.get(name);
		return typeof value === "number" && Number.isFinite(value) && value > 0 ? [{ name, value }] : [];
	});
	return values.length > 0 ? { unit, values } : null;
}
