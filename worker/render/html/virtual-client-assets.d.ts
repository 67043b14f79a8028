declare module "virtual:client-assets" {
	export const clientAssets: import("../../../shared/contracts/client-assets.ts").ClientAssets;
}
