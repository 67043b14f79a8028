import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** The product that purchases of tests use unless they name another. */
export const STAPLE = "800000500004";
const PLENTY = 20;
const UNITS = 100_000;

/**
 * Gives each product with plenty of stock now more units than all files of one run can buy, in a copy of the seed that nothing has opened
 * yet, also those that are sold before they arrive. Products with less keep what they have, for tests of the last pieces.
 */
export function restock(state: string): void {
	for (const file of globSync("d1/*/*.sqlite", { cwd: state })) {
		const database = new DatabaseSync(`${state}/${file}`);
		try {
			if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'inventory'").get())
				database
					.prepare(
						"UPDATE inventory SET ats = ?1, stock_level = CASE stock_level WHEN 0 THEN 0 ELSE ?1 END WHERE ats >= ?2",
					)
					.run(UNITS, PLENTY);
		} finally {
			database.close();
		}
	}
}
