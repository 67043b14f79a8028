import type { ComponentType } from "react";
import type { PageBody } from "../../../shared/contracts/page.ts";
import type { PartName, PartProps, Parts } from "../../state/parts.ts";
import { byName, listParts, type PartModule } from "./parts.ts";

const parts = byName<PartName, PartModule>(
	import.meta.glob<PartModule>("../../features/**/*.part.tsx", { eager: true }),
);

export const allParts: Parts = <N extends PartName>(name: N) =>
	// The file name determines the field (client/app/parts/parts.test.ts).
	parts[name]?.Part as ComponentType<PartProps[N]>;

export const listPartNames = (page: PageBody): PartName[] => listParts(page, parts);
