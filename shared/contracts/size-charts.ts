import { BODY_MEASURES, SIZE_TABLES } from "@vetrina/shop-rules/sizes/size-table.ts";
import * as z from "zod";

const system = z.string().min(1).max(8);
const table = z
	.object({
		id: z.enum(SIZE_TABLES),
		house: system,
		systems: z.array(system).min(1).max(20),
		units: z.record(system, z.string().max(8)).optional().catch(undefined),
		measures: z.array(z.enum(BODY_MEASURES)).max(10),
		rows: z.array(z.array(z.string().min(1).max(16))).max(60),
	})
	.refine(
		({ house, systems, measures, rows }) =>
			systems.includes(house) && rows.every((row) => row.length === systems.length + measures.length),
	);

/** Reads the charts of a house; malformed tables are left out, as if the house had none of that kind (product-19). */
export const sizeChartsSchema = z
	.object({
		tables: z
			.array(table.optional().catch(undefined))
			.transform((all) => all.filter((one) => one !== undefined))
			.catch([]),
		guides: z.record(z.string(), z.array(z.enum(SIZE_TABLES)).catch([])).catch({}),
		systems: z.record(z.string(), z.array(system).catch([])).catch({}),
	})
	.catch(() => ({ tables: [], guides: {}, systems: {} }));
