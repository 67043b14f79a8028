import type { ComponentType } from "react";
import type { Parts } from "../../state/app-context.tsx";
import { byName, listParts, type PageWithParts, type PartModule } from "./parts.ts";

const stills = byName(
	import.meta.glob<PartModule>(["../../features/**/*.still.tsx", "../../../sections/*/view.still.tsx"], {
		eager: true,
	}),
);

export const allStills: Parts = <Props extends object>(name: string) =>
	stills[name]?.Part as ComponentType<Props> | undefined;

export const listStillNames = (page: PageWithParts): string[] => listParts(page, stills);
