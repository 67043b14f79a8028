import type { ComponentType } from "react";
import { Cards } from "../features/listing/cards.tsx";
import { Insert } from "../features/listing/insert.tsx";
import { CustomisationPart } from "../features/product/customisation.tsx";
import { ExpressButtons } from "../features/product/express.tsx";
import { KitParts } from "../features/product/kit.tsx";
import { TryOnLaunchers } from "../features/product/try-on-launchers.tsx";
import { RowsBelow } from "../features/recommendations/rows-below.tsx";
import type { PartName, PartProps, Parts } from "../state/parts.ts";

const parts: { [N in PartName]: ComponentType<PartProps[N]> } = {
	customisation: CustomisationPart,
	kit: KitParts,
	tryOn: TryOnLaunchers,
	express: ExpressButtons,
	inserts: Insert,
	cards: Cards,
	rowsBelow: RowsBelow,
};

export const allParts: Parts = (name) => parts[name];
