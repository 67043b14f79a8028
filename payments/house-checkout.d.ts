/** Declares the payment methods of the house that the build is made for. */
declare module "house/checkout.ts" {
	export const methods: readonly import("./method.ts").Method[];
}
