import type { SectionView } from "../../shared/contracts/section-view.ts";
import type { LoadSection } from "../section.ts";
import type { TabsEntry } from "./entry.ts";

export type TabsView = {
	title?: string;
	/** The name of the tabs for screen readers. */
	label: string;
	tabs: { title: string; sections: SectionView[] }[];
	side: SectionView[];
	isSideInBody: boolean;
};

/** Loads the tabs. Tabs without contents are left out. */
export const load: LoadSection<TabsEntry, TabsView> = async (entry, cx, { loadInner }) => {
	const { title, isSideInBody } = entry;
	const [side, ...tabs] = await Promise.all([
		loadInner(entry.side ? [entry.side] : []),
		...entry.tabs.map(async (tab) => ({ title: tab.title, sections: await loadInner(tab.sections) })),
	]);
	const shownTabs = tabs.filter(({ sections }) => sections.length > 0);
	if (shownTabs.length === 0) return null;
	return { title, label: title ?? cx.t("tabs.label"), tabs: shownTabs, side, isSideInBody };
};
