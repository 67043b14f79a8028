import type { ReactElement } from "react";
import { Document, type DocumentProps } from "./document.tsx";
import { ServerApp } from "./server-app.tsx";

const BEGINNING = '<div id="app">';
/** What React has a browser fetch ahead; of what is no document it stands in front. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** Null where something cannot be rendered at once. */
type Render = (tree: ReactElement) => string | null;

/**
 * The document of a page. What is in `#app` is rendered by itself, as the browser does it: React makes its ids (`useId`) from all that
 * is around a component, and they have to be the same.
 */
export function writeDocument(props: DocumentProps, render: Render): string | null {
	const app = render(<ServerApp page={props.page} />);
	const around = app === null ? null : aroundApp(props, render);
	if (app === null || around === null) return null;
	const [preloads = ""] = PRELOADS.exec(app) ?? [];
	const [before, after] = around;
	return before.replace("<title>", () => `${preloads}<title>`) + app.slice(preloads.length) + after;
}

/** What is before the content of `#app`, and what is after it. */
export function aroundApp(props: DocumentProps, render: Render): [before: string, after: string] | null {
	const html = render(<Document {...props} />);
	if (html === null) return null;
	const at = html.indexOf(BEGINNING) + BEGINNING.length;
	return [`<!DOCTYPE html>${html.slice(0, at)}`, html.slice(at)];
}
