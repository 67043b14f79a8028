import type { ComponentType } from "react";
import type { PageBody } from "../../shared/contracts/page.ts";
import type { PartName, PartProps, Parts } from "../state/parts.ts";
import { partsOf } from "./parts.ts";

const load: { [N in PartName]: () => Promise<ComponentType<PartProps[N]>> } = {
	customisation: async () => (await import("../features/product/customisation.tsx")).CustomisationPart,
	kit: async () => (await import("../features/product/kit.tsx")).KitParts,
	tryOn: async () => (await import("../features/product/try-on-launchers.tsx")).TryOnLaunchers,
	express: async () => (await import("../features/product/express.tsx")).ExpressButtons,
	inserts: async () => (await import("../features/listing/insert.tsx")).Insert,
	cards: async () => (await import("../features/listing/cards.tsx")).Cards,
	rowsBelow: async () => (await import("../features/recommendations/rows-below.tsx")).RowsBelow,
};

const loaded: Partial<Record<PartName, unknown>> = {};

/** Before a page that shows them is. Rejects where a file cannot be had: then the browser loads the page itself. */
export async function loadParts(page: PageBody): Promise<void> {
	await Promise.all(
		partsOf(page).map(async (name) => {
			loaded[name] ??= await load[name]();
		}),
	);
}

export const loadedParts: Parts = <N extends PartName>(name: N) =>
	loaded[name] as ComponentType<PartProps[N]>;
