import type { ReactElement } from "react";
import { renderToString } from "react-dom/server.edge";

const NOT_RENDERED = "<!--$!-->";

/**
 * Renders synchronously, which is cheaper than streaming. Returns null if something suspends or fails; a stream then waits and reports
 * failures.
 */
export const renderWhole = (tree: ReactElement): string | null => {
	try {
		const html = renderToString(tree);
		return html.includes(NOT_RENDERED) ? null : html;
	} catch {
		return null;
	}
};
