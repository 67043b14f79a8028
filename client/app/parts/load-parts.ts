import type { ComponentType } from "react";
import type { PageBody } from "../../../shared/contracts/page.ts";
import type { PartName, PartProps, Parts } from "../../state/parts.ts";
import { byName, type PartModule, partsOf } from "./parts.ts";

const files = byName<PartName, () => Promise<PartModule>>(
	import.meta.glob<PartModule>("../../features/**/*.part.tsx"),
);

const loaded: Partial<Record<PartName, unknown>> = {};

/** Before a page that shows them is. Rejects where a file cannot be had: then the browser loads the page itself. */
export async function loadParts(page: PageBody): Promise<void> {
	await Promise.all(
		partsOf(page, files).map(async (name) => {
			loaded[name] ??= (await files[name]?.())?.Part;
		}),
	);
}

export const loadedParts: Parts = <N extends PartName>(name: N) =>
	loaded[name] as ComponentType<PartProps[N]>;
