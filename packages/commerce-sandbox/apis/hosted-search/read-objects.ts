import { loadProducts } from "../../store/product-records.ts";
import type { HostedIndex } from "./index-names.ts";
import type { OpenIndex } from "./open-index.ts";
import { productRecord } from "./product-record.ts";
import { suggestedPhrases, suggestionRecord } from "./suggestions.ts";

export async function readObjects(
	open: OpenIndex,
	index: HostedIndex,
	ids: readonly string[],
): Promise<(Record<string, unknown> | null)[]> {
	if (index.kind === "suggestions") {
		const phrases = await suggestedPhrases(open.view.db, index);
		const matches = ids.map((id) => phrases.find(({ phrase }) => phrase === id));
		return Promise.all(matches.map((one) => (one ? suggestionRecord(open, index, one) : null)));
	}
	const { search, view } = open;
	const masters = ids.map((id) => {
		const n = search.ids.indexOf(id);
		return n < 0 ? undefined : search.masters[search.master[n] ?? 0];
	});
	const products = await loadProducts(
		view.db,
		view.gen,
		masters.filter((id) => id !== undefined),
	);
	return ids.map((id, at) => {
		const product = products.get(masters[at] ?? "");
		return product ? productRecord(id, product, view) : null;
	});
}
