import type { PageBody } from "../../shared/contracts/page.ts";
import type { PartName } from "../state/parts.ts";

/** Where each part has its file: a page that shows it names it in its head. */
export const PART_SOURCES: Record<PartName, string> = {
	customisation: "client/features/product/customisation.tsx",
	kit: "client/features/product/kit.tsx",
	tryOn: "client/features/product/try-on-launchers.tsx",
	express: "client/features/product/express.tsx",
};

export const partsOf = ({ kind, data }: PageBody): PartName[] =>
	kind === "product" ? (Object.keys(PART_SOURCES) as PartName[]).filter((name) => data[name]) : [];
