import { clientAssets } from "virtual:client-assets";
import pages from "pages";
import { renderToString } from "react-dom/server.edge";
import { writeDocument } from "../../client/app/write-document.tsx";
import type { PageView } from "../../shared/contracts/page.ts";

/** A Worker that does nothing but render: the page of each address lies ready in memory. */
const known = new Map(Object.entries(JSON.parse(pages) as Record<string, PageView>));
const HEADERS = { "content-type": "text/html; charset=utf-8" };

export default {
	fetch(request: Request): Response {
		const { pathname, search } = new URL(request.url);
		const page = known.get(pathname + search);
		if (!page) return new Response("Not among the pages", { status: 404 });
		return new Response(writeDocument({ page, assets: clientAssets }, renderToString), { headers: HEADERS });
	},
};
