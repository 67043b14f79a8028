import { isInRange, PRICE_FACET, type PriceRange } from "../refine.ts";
import type { JoinedVariants } from "../text/join-parts.ts";

type Choice = {
	filters: readonly { facet: string; wanted: ReadonlySet<number> }[];
	price?: PriceRange;
	currency?: string;
	stockOf?: (ordinal: number) => "indexed" | "changed";
};
type Heard = {
	offer: ((price: number | undefined) => void) | undefined;
	count: ((facet: string, value: number) => void) | undefined;
};

export function variantTest(rows: JoinedVariants, choice: Choice, facets: readonly string[]) {
	const { price: range, filters } = choice;
	const prices = rows.prices.get(choice.currency ?? "");
	const columnOf = (id: string): { id: string; column: Uint16Array }[] => {
		const column = rows.attributes.get(id);
		return column ? [{ id, column }] : [];
	};
	const countedColumns = facets.flatMap(columnOf);
	const chosenColumns = filters.flatMap(({ facet, wanted }) =>
		columnOf(facet).map((one) => ({ ...one, wanted })),
	);
	let start = 0;
	let end = 0;
	const variesIn = (column: Uint16Array): boolean => column[start] !== 0;
	const failedBy = (row: number): string | undefined => {
		let missedFacet = range && !isInRange(prices?.[row], range) ? PRICE_FACET : "";
		for (const { id, column, wanted } of chosenColumns) {
			if (!variesIn(column) || wanted.has((column[row] ?? 0) - 1)) continue;
			if (missedFacet !== "") return undefined;
			missedFacet = id;
		}
		return missedFacet;
	};
	return {
		differ(n: number): boolean {
			start = rows.offsets[n] ?? 0;
			end = rows.offsets[n + 1] ?? 0;
			return end > start;
		},
		varies(facet: string): boolean {
			const column = rows.attributes.get(facet);
			return column !== undefined && variesIn(column);
		},
		test(n: number, { offer, count }: Heard): boolean {
			const withStock = choice.stockOf?.(n) === "indexed";
			let passes = false;
			for (let row = start; row < end; row++) {
				if (withStock && rows.stock[row] === 0) continue;
				const missedFacet = failedBy(row);
				if (missedFacet === undefined) continue;
				if (missedFacet === "" || missedFacet === PRICE_FACET) offer?.(prices?.[row]);
				if (missedFacet === "") passes = true;
				for (const { id, column } of countedColumns)
					if ((missedFacet === "" || missedFacet === id) && variesIn(column))
						count?.(id, (column[row] ?? 0) - 1);
			}
			return passes;
		},
	};
}
