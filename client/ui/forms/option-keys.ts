/**
 * Where a key leads from an option to another: the keys of the ARIA pattern "editable combobox with list autocomplete" (search-15). The
 * focus stays in the field; `null` is the field itself, which lies between the last option and the first.
 */
export function optionAfter(key: string, ids: readonly string[], at: string | null): string | null {
	const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
	// Whatever else is pressed is meant for the text: Home and End, the arrows along the line, a letter.
	if (step === 0) return null;
	const stops = [null, ...ids];
	const from = Math.max(stops.indexOf(at), 0);
	return stops[(from + step + stops.length) % stops.length] ?? null;
}
