/** The build resolves this module to the chosen house. */
declare module "house/engine.ts" {
	export const house: import("./house.ts").House;
}
