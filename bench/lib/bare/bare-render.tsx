import { clientAssets } from "virtual:client-assets";
import calls from "calls";
import pages from "pages";
import { renderToString } from "react-dom/server.edge";
import { writeDocument } from "../../../client/app/write-document.tsx";
import type { PageView } from "../../../shared/contracts/page.ts";
import { theme } from "../../../worker/base/house.ts";

const pagesByName = new Map(Object.entries(JSON.parse(pages) as Record<string, PageView>));
const callsByPage = new Map(Object.entries(JSON.parse(calls) as Record<string, string[]>));
const HEADERS = { "content-type": "text/html; charset=utf-8" };

export default {
	async fetch(request: Request): Promise<Response> {
		const { pathname, search } = new URL(request.url);
		await Promise.all(
			(callsByPage.get(pathname + search) ?? []).map(async (call) =>
				(await fetch(`http://commerce.internal${call}`)).json(),
			),
		);
		const page = pagesByName.get(pathname + search);
		if (!page) return new Response("Not among the pages", { status: 404 });
		return new Response(
			writeDocument({ page, assets: clientAssets, themeColor: theme.colors.paper }, renderToString),
			{ headers: HEADERS },
		);
	},
};
