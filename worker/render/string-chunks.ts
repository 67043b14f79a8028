/**
 * For pages that are streamed: React's edge build calls TextEncoder once per fragment of HTML, thousands of times for a page:
 * most of what rendering costs in workerd. Here its fragments stay strings, and each flush is joined and encoded once. The
 * bytes are the same; only how much of a page waits behind a Suspense boundary is judged by its characters instead of its bytes.
 */

/** The version whose source the replacements below were written for. */
export const REACT_VERSION = "19.3.1";
/** Which module of React that is. */
export const isReactsEdgeBuild = (id: string): boolean =>
	/\/react-dom\/cjs\/react-dom-server\.edge\.production\.js$/.test(id.split("?", 1)[0] ?? "");

const between = (start: string, end: string) => ({ start, end });
type Replacement = { what: string | ReturnType<typeof between>; by: string; times: number };

const REPLACEMENTS: readonly Replacement[] = [
	{
		what: between("function writeChunk(destination, chunk) {", "\nfunction writeChunkAndReturn("),
		by: "function writeChunk(destination, chunk) {\n  currentView.push(chunk);\n}",
		times: 1,
	},
	{
		what: between("function completeWriting(destination) {", "\nvar textEncoder ="),
		by: `function completeWriting(destination) {
  if (!currentView || currentView.length === 0) return;
  var text = currentView.join("");
  currentView = [];
  if (text === "") return;
  destination.enqueue(textEncoder.encode(text));
}`,
		times: 1,
	},
	{ what: "return textEncoder.encode(content);", by: 'return "" + content;', times: 2 },
	{ what: "currentView = new Uint8Array(4096);", by: "currentView = [];", times: 2 },
	{ what: "return chunk.byteLength;", by: "return chunk.length;", times: 1 },
	{ what: "segment[i].byteLength", by: "segment[i].length", times: 1 },
];

/** The source of React's edge build with strings for chunks; throws where it is not the source that this was written for. */
export function withStringChunks(source: string): string {
	let text = source;
	for (const { what, by, times } of REPLACEMENTS) {
		const found = typeof what === "string" ? what : span(text, what);
		const parts = found === undefined ? [] : text.split(found);
		if (parts.length !== times + 1) throw unknownSource(typeof what === "string" ? what : what.start);
		text = parts.join(by);
	}
	// What is left may not ask a chunk for anything that only bytes have.
	const left = /\.byteLength|writtenBytes \+=/.exec(text);
	if (left) throw unknownSource(left[0]);
	return text;
}

function span(text: string, { start, end }: { start: string; end: string }): string | undefined {
	const from = text.indexOf(start);
	const to = text.indexOf(end, from);
	return from < 0 || to < 0 ? undefined : text.slice(from, to);
}

const unknownSource = (where: string): Error =>
	new Error(
		`React's edge build is not the one of ${REACT_VERSION} at "${where}": look at worker/render/string-chunks.ts, or take its line out of vite.config.ts.`,
	);
