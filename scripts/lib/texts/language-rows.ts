import { resolve } from "node:path";
import type * as Fallback from "@vetrina/shop-rules/locale/fallback.ts";
import type * as Languages from "@vetrina/shop-rules/locale/languages.ts";
import type * as Spelling from "@vetrina/shop-rules/locale/spelling.ts";
import { root } from "../run.ts";

/**
 * Functions and lists of the shop's languages. They are imported by a computed path, because vite.config.ts imports this file and would
 * restart the development server with every change of a source that it imports.
 */
const importRules = <Rules>(name: string): Promise<Rules> =>
	import(resolve(root, `packages/shop-rules/locale/${name}.ts`));

export const { findVariantLanguage } = await importRules<typeof Fallback>("fallback");
export const { respell } = await importRules<typeof Spelling>("spelling");
export const { languageCodes } = await importRules<typeof Languages>("languages");
