import type { ComponentType } from "react";
import type { Parts } from "../../state/app-context.tsx";
import { byName, listParts, type PageWithParts, type PartModule } from "./parts.ts";

export const parts = byName(
	import.meta.glob<PartModule>(
		["../../features/**/*.part.tsx", "../../../payments/*/*.part.tsx", "../../../sections/*/view.part.tsx"],
		{ eager: true },
	),
);

export const allParts: Parts = <Props extends object>(name: string) =>
	parts[name]?.Part as ComponentType<Props> | undefined;

export const listPartNames = (page: PageWithParts): string[] => listParts(page, parts);
