import { ServerApp } from "../../../client/app/server-app.tsx";
import type { PageView } from "../../../shared/contracts/page.ts";
import { listSections, type SectionView } from "../../../shared/contracts/section-view.ts";
import { renderWhole } from "./render-whole.ts";

/**
 * Leaves out the sections that fail to render, so that the page stays (content-16). Each section is rendered once more for this, but only
 * on a page that has failed.
 */
export function leaveOutBroken(page: PageView, report: (section: SectionView) => void): PageView {
	const { data } = page;
	const written = listSections(data);
	if (written.length === 0) return page;
	const withSections = (sections: SectionView[]) => ({ ...page, data: { ...data, sections } }) as PageView;
	const isDrawn = (sections: SectionView[]) =>
		renderWhole(<ServerApp page={withSections(sections)} />) !== null;
	if (!isDrawn([])) return page;
	return withSections(
		written.filter((section) => {
			if (isDrawn([section])) return true;
			report(section);
			return false;
		}),
	);
}
