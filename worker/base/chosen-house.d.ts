declare module "house/storefront.ts" {
	export const storefront: import("../../shared/domain/shell/storefront-house.ts").StorefrontHouse;
}
