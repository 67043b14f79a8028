/**
 * Returns the option that a key moves to, following ARIA's "editable combobox with list autocomplete" (search-15). `null` is the text
 * field, which lies between the last and the first option; keys other than the up and down arrows return it.
 */
export function optionAfter(key: string, ids: readonly string[], at: string | null): string | null {
	const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
	if (step === 0) return null;
	const stops = [null, ...ids];
	const from = Math.max(stops.indexOf(at), 0);
	return stops[(from + step + stops.length) % stops.length] ?? null;
}
