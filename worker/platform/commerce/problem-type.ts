export const readProblemType = (problem: unknown): string => {
	const { type } = (problem ?? {}) as { type?: unknown };
	return typeof type === "string" ? (type.split("/").pop() ?? "") : "";
};
