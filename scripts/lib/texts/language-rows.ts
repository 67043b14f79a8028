import { resolve } from "node:path";
import type * as Fallback from "@vetrina/shop-rules/locale/fallback.ts";
import type * as Languages from "@vetrina/shop-rules/locale/languages.ts";
import { root } from "../run.ts";

/**
 * The rows of the languages. They are imported by a computed path, because vite.config.ts imports this file, and would start the development
 * server again with every change of a source that it imports.
 */
const importRules = <Rules>(name: string): Promise<Rules> =>
	import(resolve(root, `packages/shop-rules/locale/${name}.ts`));

export const { findVariantLanguage } = await importRules<typeof Fallback>("fallback");
export const { languageCodes } = await importRules<typeof Languages>("languages");
