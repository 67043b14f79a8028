import { basename, resolve } from "node:path";
import type { StorefrontHouse } from "../../shared/domain/shell/storefront-house.ts";
import { root } from "./run.ts";

/**
 * Whose shop is built: `#house/…` leads where package.json says, to demo/. VETRINA_HOUSE names another folder, for this
 * build alone, which then goes to a folder of its own.
 */
const other = process.env.VETRINA_HOUSE;

export const houseFile = (name: string): string => resolve(root, other ?? "demo", `${name}.ts`);

/** Where built Workers go, from the project's folder. */
export const distOf = (house: string | undefined): string =>
	house === undefined ? "dist" : `.cache/houses/${basename(house)}`;
export const dist = distOf(other);

/** For Vite. */
export const houseAlias = other
	? [{ find: /^#house\/(.+)$/, replacement: `${resolve(root, other)}/$1.ts` }]
	: [];
/** For wrangler. */
export const houseArguments = other ? ["--alias", `#house/engine:${houseFile("engine")}`] : [];

export async function storefrontHouse(): Promise<StorefrontHouse> {
	const { storefront }: { storefront: StorefrontHouse } = await import(houseFile("storefront"));
	return storefront;
}
