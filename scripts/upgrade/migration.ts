import type { HouseFiles } from "./house-files.ts";

/** A change of the engine that concerns what a house says. `name`: number and words, as its file is called. */
export type Migration = {
	name: `${number}-${string}`;
	/** A sentence on what changed for a house. */
	says: string;
	/** Returns true if the house still has the form of before. */
	detect(house: HouseFiles): boolean;
	/** Writes the new form, and returns what must be done by hand, one sentence each. */
	change(house: HouseFiles): string[];
	/** Returns a sentence for each fault that the house has in the new form. */
	verify(house: HouseFiles): Promise<string[]>;
};
