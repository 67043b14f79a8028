import type { PageBody } from "../../shared/contracts/page.ts";
import type { PartName } from "../state/parts.ts";

/** Where each part has its file: a page that shows it names it in its head. */
export const PART_SOURCES: Record<PartName, string> = {
	customisation: "client/features/product/customisation.tsx",
	kit: "client/features/product/kit.tsx",
	tryOn: "client/features/product/try-on-launchers.tsx",
	express: "client/features/product/express.tsx",
	inserts: "client/features/listing/insert.tsx",
	cards: "client/features/listing/cards.tsx",
	rowsBelow: "client/features/recommendations/rows-below.tsx",
};

const PARTS: Partial<Record<PageBody["kind"], readonly PartName[]>> = {
	product: ["customisation", "kit", "tryOn", "express"],
	list: ["inserts", "rowsBelow"],
	content: ["cards"],
};

export const partsOf = ({ kind, data }: PageBody): PartName[] =>
	(PARTS[kind] ?? []).filter((name) => (data as Partial<Record<PartName, unknown>>)[name]);
