import type * as z from "zod";

let open: string[] | undefined;

/** Runs `read`, which must be synchronous, and returns its result with the faults of entries that collections left out. */
export const withFaults = <T>(read: () => T): { result: T; faults: string[] } => {
	const outer = open;
	const faults: string[] = [];
	open = faults;
	try {
		return { result: read(), faults };
	} finally {
		open = outer;
	}
};

/** Adds an entry that a collection leaves out to the faults of the present `withFaults`. */
export const addFault = (entry: unknown, error: z.ZodError): void => {
	open?.push(`${nameEntry(entry)} (${writeFaults(error)})`);
};

/** Adds a field that an entry does without to the faults of the reading that runs. */
export const addFieldFault = (entry: unknown, field: string, error: z.ZodError): void => {
	open?.push(`${field} of ${nameEntry(entry)} (${writeFaults(error)})`);
};

export const writeFaults = (error: z.ZodError): string =>
	error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");

const nameEntry = (entry: unknown): string => {
	if (typeof entry !== "object" || entry === null) return "an empty entry";
	const { __typename: type = "entry", id = "without id" } = entry as { __typename?: unknown; id?: unknown };
	return `${type} ${id}`;
};
