/// <reference types="vite/types/importMeta.d.ts" />
import { findOpeningSection, type SectionView, type WithSections } from "../shared/contracts/section-view.ts";
import type { FramedImageView } from "../shared/contracts/views.ts";
import type { SectionEntry } from "../shared/domain/content/content.ts";
import type { PageContext } from "../worker/request/page/page-context.ts";
import type { LoadSection, SectionPlace } from "./section.ts";

const SOURCE = "sections/load-sections";

const modules = import.meta.glob<{ load: LoadSection<unknown, object> }>("./*/section.ts", { eager: true });
const loaders = new Map(
	Object.entries(modules).map(([file, { load }]) => [file.split("/").at(-2) ?? "", load]),
);

/**
 * Loads all sections of a page at the same time, in the editors' order. A section that is unknown, unreadable or fails to load is left out and
 * reported; the page stands (content-16). `opens`: the first section is at the top of the page. `isPaged`: the number in the page's address counts
 * batches of its sections (content-3).
 */
export const loadSections = (
	entries: readonly SectionEntry[],
	cx: PageContext,
	{ opens = true, isPaged = true }: { opens?: boolean; isPaged?: boolean } = {},
): Promise<SectionView[]> =>
	loadAll(
		entries.map((entry, at) => ({ entry, key: `${at}`, isLargest: opens && at === 0, isPaged })),
		cx,
	);

type Placed = { entry: SectionEntry; key: string } & Pick<SectionPlace, "isLargest" | "isPaged">;

const loadAll = async (sections: readonly Placed[], cx: PageContext): Promise<SectionView[]> => {
	const views = await Promise.all(sections.map((section) => loadSection(section, cx)));
	return views.filter((view) => view !== null);
};

const loadSection = async (
	{ entry: { type, id, entry, problems = [] }, key, isLargest, isPaged }: Placed,
	cx: PageContext,
): Promise<SectionView | null> => {
	const load = loaders.get(type);
	for (const problem of problems) cx.warn(`${type} ${id} ${problem}`, SOURCE);
	if (!load || entry === undefined) return null;
	// The sections inside are treated as those of the page (content-22).
	const innerTypes = new Set<string>();
	let count = 0;
	const loadInner = async (entries: readonly SectionEntry[]): Promise<SectionView[]> => {
		const views = await loadAll(
			entries.map((entry) => {
				const at = count++;
				return { entry, key: `${key}.${at}`, isLargest: isLargest && at === 0, isPaged };
			}),
			cx,
		);
		for (const { type, inner = [] } of views) for (const one of [type, ...inner]) innerTypes.add(one);
		return views;
	};
	try {
		const view = await load(entry, cx, { isLargest, isPaged, isInner: key.includes("."), loadInner });
		return view && { type, key, view, inner: innerTypes.size > 0 ? [...innerTypes] : undefined };
	} catch (error) {
		cx.isPartial = true;
		cx.report("A section failed to load", SOURCE, () => ({ error, path: cx.path, type, id }));
		return null;
	}
};

/** Finds the picture that opens the page, which is preloaded. */
export const findOpeningPicture = (data: WithSections): FramedImageView | undefined => {
	const first = findOpeningSection(data);
	return first && isPictured(first.view) ? first.view.image : undefined;
};

const isPictured = (view: object): view is { image: FramedImageView } =>
	"image" in view && typeof view.image === "object" && view.image !== null && "portrait" in view.image;
