/** Characters of one chunk: the database accepts values of 2 MB, and a character may take three bytes. */
const CHUNK = 500_000;

export function jsonChunks(rows: readonly unknown[], most = CHUNK): string[] {
	const chunks: string[] = [];
	let waiting: string[] = [];
	let size = 0;
	for (const row of rows) {
		const json = JSON.stringify(row);
		if (size > 0 && size + json.length > most) {
			chunks.push(`[${waiting.join(",")}]`);
			waiting = [];
			size = 0;
		}
		waiting.push(json);
		size += json.length + 1;
	}
	if (waiting.length > 0) chunks.push(`[${waiting.join(",")}]`);
	return chunks;
}
