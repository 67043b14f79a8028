import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import { listStyleSheetFiles } from "../../shared/domain/addresses/style-sheet-paths.ts";
import { problem } from "../base/problem.ts";
import { CACHE_CONTROL } from "../cache/policies.ts";

const KEPT_CHARACTERS = 2_000_000;
const sheets = new Lru<string>(KEPT_CHARACTERS, ({ length }) => length);

const read = async (file: string, request: Request, assets: Fetcher): Promise<string | null> => {
	const response = await assets.fetch(new URL(file, request.url));
	return response.ok ? response.text() : null;
};

const join = async (path: string, request: Request, assets: Fetcher): Promise<string | null> => {
	const files = listStyleSheetFiles(path);
	// A single file is served before the Worker runs, so there is none with this name.
	if (files.length < 2) return null;
	const texts = await Promise.all(files.map((file) => read(file, request, assets)));
	const sheet = texts.every((text) => text !== null) ? texts.join("") : null;
	if (sheet !== null) sheets.set(path, sheet);
	return sheet;
};

/**
 * Responds with the style sheet that joins the built files named by the path (shell-33). Everything else in this folder is missing, because
 * existing assets are served before the Worker runs (wrangler.toml).
 */
export const handleAsset = async (request: Request, assets: Fetcher): Promise<Response> => {
	const path = new URL(request.url).pathname;
	const sheet = sheets.get(path) ?? (await join(path, request, assets));
	if (sheet === null) return problem(404, "There is no such file.");
	return new Response(sheet, {
		headers: {
			"content-type": "text/css; charset=utf-8",
			"cache-control": CACHE_CONTROL.assets,
			"x-robots-tag": "noindex",
		},
	});
};
