export type KitConfiguration = {
	kind: "variable" | "fixed";
	parts: { choices: string[]; quantity: number }[];
};
