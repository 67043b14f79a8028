/** The list of the chosen house, which the build puts in. */
declare module "house/checkout.ts" {
	export const methods: readonly import("./method.ts").Method[];
}
