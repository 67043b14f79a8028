/** The last part of a problem's type, "customer-not-found"; empty where it says none. */
export const problemTypeOf = (problem: unknown): string => {
	const { type } = (problem ?? {}) as { type?: unknown };
	return typeof type === "string" ? (type.split("/").pop() ?? "") : "";
};
