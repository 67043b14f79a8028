import { loadSections } from "../../sections/load-sections.ts";
import type { ContentPage } from "../../shared/domain/content/content.ts";
import { readTextCode } from "../../shared/i18n/all-texts.ts";
import { PAGES, withTags } from "../../worker/cache/policies.ts";
import { soon } from "../../worker/cache/single-flight.ts";
import { isUnavailable } from "../../worker/platform/is-unavailable.ts";
import { readContentHead } from "../../worker/present/content-head.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toBreadcrumbList, toWebPage } from "../../worker/present/json-ld.ts";
import { toLink } from "../../worker/request/page/links.ts";
import type { LoadShared } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { ROUTES } from "../routes.ts";

const SLUG = ROUTES.customerService.path;

const editorsPage = async (cx: PageContext): Promise<ContentPage | null> => {
	try {
		return await soon(cx.content.page(SLUG));
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		cx.isPartial = true;
		return null;
	}
};

export const loadCustomerService: LoadShared = async (cx) => {
	const { t, settings, locale, paths } = cx;
	const content = await editorsPage(cx);
	const notes =
		settings.customerServiceLinks[readTextCode(locale)] ??
		settings.customerServiceLinks[locale.language] ??
		[];
	const links = (await cx.withTargets(notes)).flatMap((link, at) => {
		const view = toLink(link, cx);
		return view ? [{ ...view, note: notes[at]?.note }] : [];
	});
	const title = content?.title ?? t("customerService.title");
	const description = content?.description ?? t("customerService.description");
	const own = [
		toWebPage(cx, title, description),
		toBreadcrumbList(cx, [{ label: title, href: paths.at("customerService") }]),
	];
	return {
		page: {
			kind: "customer-service",
			data: {
				title,
				description,
				links,
				contact: { title: t("customerService.write"), email: settings.customerServiceEmail },
				sections: await loadSections(content?.sections ?? [], cx),
			},
			status: 200,
			headerType: content?.headerType,
			cache: withTags(PAGES.content, `content:${SLUG}`),
			head: buildHead(cx, {
				...(content ? readContentHead(content, own, cx) : { jsonLd: own }),
				title,
				description,
				canonical: SLUG,
			}),
		},
	};
};
