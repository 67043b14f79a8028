// This is not in the file of the early script, because the client would load that script's text a second time.

/** `keep` stores a report for the next document, with consent to analytics. */
export type Noted = { ids?: (string | undefined)[]; keep?(report: string): void };

/** Returns the ids with which the early script would report the page. It reports nothing from then on. */
export function takeFirstIds(notes: Noted = document as Noted): (string | undefined)[] {
	const { ids = [] } = notes;
	delete notes.ids;
	return ids;
}
