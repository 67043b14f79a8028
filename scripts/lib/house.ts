import { realpathSync } from "node:fs";
import { registerHooks } from "node:module";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { House } from "@vetrina/commerce-sandbox/house/house.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { StorefrontHouse } from "../../shared/domain/shell/storefront-house.ts";
import { root } from "./run.ts";

/**
 * The house is the dependency `house` of package.json, whose modules are imported as `house/….ts`. VETRINA_HOUSE names another folder for a
 * single command, whose build then goes to a folder of its own.
 */
export const chosenHouse: string = realpathSync(resolve(root, "node_modules/house"));
const houseName = process.env.VETRINA_HOUSE;
export const houseFolder: string = houseName ? resolve(root, houseName) : chosenHouse;
const isOther = houseFolder !== chosenHouse;

export const houseFile = (name: string): string => resolve(houseFolder, `${name}.ts`);

export const findDist = (house: string): string =>
	resolve(root, house) === chosenHouse ? "dist" : `.cache/houses/${basename(house)}`;
export const dist = findDist(houseFolder);

/** Redirects Node's imports too; modules that read the house must be imported after this one. */
if (isOther)
	registerHooks({
		resolve: (specifier, context, next) =>
			specifier.startsWith("house/")
				? next(pathToFileURL(resolve(houseFolder, specifier.slice("house/".length))).href, context)
				: next(specifier, context),
	});

export const houseAlias = isOther ? [{ find: /^house\/(.+)$/, replacement: `${houseFolder}/$1` }] : [];
export const wranglerAlias: Record<string, string> = isOther
	? { "house/engine.ts": houseFile("engine"), "house/theme.ts": houseFile("theme") }
	: {};

export async function storefrontHouse(): Promise<StorefrontHouse> {
	const { storefront }: { storefront: StorefrontHouse } = await import(houseFile("storefront"));
	return storefront;
}

export const listSpoken = async (): Promise<string[]> => [
	...new Set((await sandboxHouse()).countries.flatMap(({ languages }) => languages)),
];

export async function sandboxHouse(): Promise<House> {
	const { house }: { house: House } = await import(houseFile("engine"));
	return house;
}

/**
 * Returns the address prefix ("/de-de") of a language in the first country of the chosen house that has the language. Throws if no
 * country has it.
 */
export async function findPrefix(language: Language): Promise<string> {
	const { countries } = await sandboxHouse();
	const country = countries.find(({ languages }) => languages.includes(language));
	if (!country) throw new Error(`No country of the house has the language ${language}.`);
	return `/${language}-${country.code.toLowerCase()}`;
}
