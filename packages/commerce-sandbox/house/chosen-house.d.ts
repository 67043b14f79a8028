/** The chosen house, which the build puts in. */
declare module "house/engine.ts" {
	export const house: import("./house.ts").House;
}
