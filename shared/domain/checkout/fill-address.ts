/** Values of a template's fields; `street` has a line for each of its lines. */
export type AddressBlanks = Partial<
	Record<"fullName" | "street" | "postalCode" | "city" | "stateCode", string>
>;

/** Returns the lines of an address. Lines without a value are left out, and so are separators before or after a missing value. */
export const fillAddress = (template: readonly string[], values: AddressBlanks): string[] =>
	template
		.map((line) => line.replace(/\{(\w+)\}/g, (_, field: keyof AddressBlanks) => values[field] ?? ""))
		.flatMap((line) => line.split("\n"))
		.map((line) => line.replace(/\s+/g, " ").replace(/^[\s,/-]+|[\s,/-]+$/g, ""))
		.filter((line) => line !== "");
