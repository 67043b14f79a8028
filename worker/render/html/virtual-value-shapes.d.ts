declare module "virtual:value-shapes" {
	export const valueShapes: import("../../base/bindings.ts").Build["shapes"];
}
