import type { RenderHtml } from "../../../worker/render/html-renderer.ts";

/** Stands in for `worker/render/html/render-html.tsx`: responds with the page as the renderer receives it (page-data.ts). */
export const renderHtml: RenderHtml = async (_, page) => ({
	headers: { "content-type": "application/json" },
	body: new Blob([JSON.stringify(page)]),
	scriptHashes: [],
});
