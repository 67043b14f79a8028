/** The build resolves these modules to the chosen house. */
declare module "house/engine.ts" {
	export const house: import("./house.ts").House;
}
declare module "house/theme.ts" {
	export const theme: import("@vetrina/shop-rules/theme/theme.ts").Theme;
}
