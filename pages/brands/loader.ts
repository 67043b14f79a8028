import { PAGES } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toBreadcrumbList, toWebPage } from "../../worker/present/json-ld.ts";
import { loadBrandDirectory } from "../../worker/present/sections/brand-directory.ts";
import type { LoadResult } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";

export const loadBrands = async (cx: PageContext): Promise<LoadResult> => {
	const { t, paths } = cx;
	const title = t("directory.brands");
	const description = t("directory.brandsDescription");
	return {
		page: {
			kind: "brands",
			data: { title, ...(await loadBrandDirectory(cx)) },
			status: 200,
			cache: PAGES.brands,
			head: buildHead(cx, {
				title,
				description,
				canonical: "/brands",
				jsonLd: [
					toWebPage(cx, title, description),
					toBreadcrumbList(cx, [{ label: title, href: paths.brands() }]),
				],
			}),
		},
	};
};
