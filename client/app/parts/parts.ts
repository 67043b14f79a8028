import type { PageBody } from "../../../shared/contracts/page.ts";
import type { TextBundle } from "../../../shared/i18n/create-texts.ts";
import type { PartName } from "../../state/parts.ts";

/** `Part` of client/features/<feature>/<name>.part.tsx. */
export type PartModule = { Part: unknown };
/** A file of locales. */
export type TextsModule = { default: TextBundle };

/** try-on.part.tsx shows the field `tryOn`, menu-items.still.tsx is `menuItems`. */
export const partName = (file: string): string =>
	(/([\w-]+)\.(?:part|still)\.tsx$/.exec(file)?.[1] ?? "").replace(/-(\w)/g, (_, letter: string) =>
		letter.toUpperCase(),
	);

/** What there is of each part, by the part's name. */
export const byName = <N extends string, T>(files: Record<string, T>): Partial<Record<N, T>> =>
	Object.fromEntries(Object.entries(files).map(([file, module]) => [partName(file), module])) as Partial<
		Record<N, T>
	>;

/** The parts that a page shows: those whose field its data has. */
export const partsOf = ({ data }: PageBody, parts: Partial<Record<PartName, unknown>>): PartName[] =>
	(Object.keys(parts) as PartName[]).filter((name) => (data as Partial<Record<PartName, unknown>>)[name]);
