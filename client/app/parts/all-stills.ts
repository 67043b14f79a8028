import type { ComponentType } from "react";
import type { Parts } from "../../state/app-context.tsx";
import { parts } from "./all-parts.ts";
import { byName, listHydrated, listParts, type PageWithParts, type PartModule } from "./parts.ts";

const stills = byName(
	import.meta.glob<PartModule>(["../../features/**/*.still.tsx", "../../../sections/*/view.still.tsx"], {
		eager: true,
	}),
);

export const allStills: Parts = <Props extends object>(name: string) =>
	stills[name]?.Part as ComponentType<Props> | undefined;

export const listStillNames = (page: PageWithParts): string[] => listParts(page, stills);

export const listHydratedNames = (page: PageWithParts): string[] => listHydrated(page, parts, stills);
