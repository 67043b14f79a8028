import type { WithSections } from "../shared/contracts/section-view.ts";
import { soon } from "../worker/cache/single-flight.ts";
import { isUnavailable } from "../worker/platform/is-unavailable.ts";
import type { PageContext } from "../worker/request/page/page-context.ts";
import { loadSections } from "./load-sections.ts";

/**
 * Loads the sections of the editors' page at a slug, which stand below a page's own content (content-34). If they cannot be loaded in time, the
 * page stands without them.
 */
export const loadSectionsBelow = async (slug: string, cx: PageContext): Promise<WithSections> => {
	try {
		const content = await soon(cx.content.page(slug));
		const sections = await loadSections(content?.sections ?? [], cx, { opens: false, isPaged: false });
		return { sections, sectionsAbove: 0 };
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		cx.isPartial = true;
		return { sections: [], sectionsAbove: 0 };
	}
};
