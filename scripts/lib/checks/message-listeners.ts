const LISTENER = /addEventListener\(\s*["']message["']\s*,\s*([\s\S]*)/g;
const HANDLER_NAME = /^(\w+)\s*[,)]/;

/**
 * Returns the listeners for window messages in a source that do not check both `origin` and `source` (cloud-41). A named handler is
 * looked up in the same source. The check compares text: both words must occur in the handler's first 400 characters.
 */
export function findCarelessListeners(source: string): string[] {
	return [...source.matchAll(LISTENER)].flatMap(([, rest = ""]) => {
		const name = HANDLER_NAME.exec(rest)?.[1];
		const handler = name === undefined ? rest : source.slice(source.search(new RegExp(`\\b${name} = `)));
		const start = handler.slice(0, 400);
		return /\borigin\b/.test(start) && /\bsource\b/.test(start) ? [] : [start.slice(0, 80)];
	});
}
