declare module "house/storefront.ts" {
	export const storefront: import("../../shared/domain/shell/storefront-house.ts").StorefrontHouse;
}
declare module "house/theme.ts" {
	export const theme: import("@vetrina/shop-rules/theme/theme.ts").Theme;
}
