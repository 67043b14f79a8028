import type { PageBody } from "../../../shared/contracts/page.ts";
import type { TextBundle } from "../../../shared/i18n/create-texts.ts";
import type { PartName } from "../../state/parts.ts";

export type PartModule = { Part: unknown };
export type TextsModule = { default: TextBundle };

export const partName = (file: string): string =>
	(/([\w-]+)\.(?:part|still)\.tsx$/.exec(file)?.[1] ?? "").replace(/-(\w)/g, (_, letter: string) =>
		letter.toUpperCase(),
	);

export const byName = <N extends string, T>(files: Record<string, T>): Partial<Record<N, T>> =>
	Object.fromEntries(Object.entries(files).map(([file, module]) => [partName(file), module])) as Partial<
		Record<N, T>
	>;

export const listParts = ({ data }: PageBody, parts: Partial<Record<PartName, unknown>>): PartName[] =>
	(Object.keys(parts) as PartName[]).filter((name) => (data as Partial<Record<PartName, unknown>>)[name]);
