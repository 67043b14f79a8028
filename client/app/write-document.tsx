import type { ReactElement } from "react";
import { Document, type DocumentProps } from "./document.tsx";
import { ServerApp } from "./server-app.tsx";

const BEGINNING = '<div id="app">';
/** React writes preload links before its output; those of `#app` are moved into the head. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

type Render = (tree: ReactElement) => string | null;

/**
 * Returns the document's HTML, or null if `render` does. `#app` is rendered as a tree of its own, as in the browser, because `useId`
 * depends on the surrounding tree.
 */
export function writeDocument(props: DocumentProps, render: Render): string | null {
	const app = render(<ServerApp page={props.page} />);
	const around = app === null ? null : aroundApp(props, render);
	if (app === null || around === null) return null;
	const [preloads = ""] = PRELOADS.exec(app) ?? [];
	const [before, after] = around;
	return before.replace("<title>", () => `${preloads}<title>`) + app.slice(preloads.length) + after;
}

export function aroundApp(props: DocumentProps, render: Render): [before: string, after: string] | null {
	const html = render(<Document {...props} />);
	if (html === null) return null;
	const at = html.indexOf(BEGINNING) + BEGINNING.length;
	return [`<!DOCTYPE html>${html.slice(0, at)}`, html.slice(at)];
}
