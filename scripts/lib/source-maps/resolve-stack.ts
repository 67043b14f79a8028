import { SourceMap, type SourceMapPayload } from "node:module";

type ReadMap = (file: string) => SourceMapPayload | undefined;

const POSITION = /(?:https?:\/\/[^\s()@]*)?\/?\bassets\/([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Returns a stack of a browser with the positions in built files replaced by those in the sources (platform-13). Positions in files without
 * a map, such as those of another release, stay as they are.
 */
export function resolveStack(stack: string, readMap: ReadMap): string {
	const maps = new Map<string, SourceMap | undefined>();
	const findMap = (file: string): SourceMap | undefined => {
		if (!maps.has(file)) {
			const payload = readMap(file);
			maps.set(file, payload && new SourceMap(payload));
		}
		return maps.get(file);
	};
	return stack.replaceAll(POSITION, (position: string, file: string, line: string, column: string) => {
		const origin = findMap(file)?.findEntry(Number(line) - 1, Number(column) - 1);
		if (!origin || !("originalSource" in origin)) return position;
		const source = origin.originalSource.replace(/^(\.\.\/)+/, "");
		return `${source}:${origin.originalLine + 1}:${origin.originalColumn + 1}`;
	});
}
