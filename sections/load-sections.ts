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

/** `within`: the sections around it. */
type Placed = { entry: SectionEntry; key: string; within?: readonly SectionEntry[] } & Pick<
	SectionPlace,
	"isLargest" | "isPaged"
>;

const MOST_LEVELS = 10;

/** Returns why a section cannot be shown inside those around it, or undefined. */
const findCircle = ({ type, id }: SectionEntry, within: readonly SectionEntry[]): string | undefined => {
	if (within.some((one) => one.type === type && one.id === id)) return "contains itself";
	return within.length >= MOST_LEVELS ? `is more than ${MOST_LEVELS} levels deep` : undefined;
};

const loadAll = async (sections: readonly Placed[], cx: PageContext): Promise<SectionView[]> => {
	const views = await Promise.all(sections.map((section) => loadSection(section, cx)));
	return views.filter((view) => view !== null);
};

const loadSection = async (
	{ entry: whole, key, isLargest, isPaged, within = [] }: Placed,
	cx: PageContext,
): Promise<SectionView | null> => {
	const { type, id, entry, problems = [] } = whole;
	const place = whole.place ?? (cx.design?.()?.mode === "LIVE" ? id : undefined);
	const load = loaders.get(type);
	const circle = findCircle(whole, within);
	const warn = (problem: string) => cx.warn(`${type} ${id} ${problem}`, SOURCE);
	for (const problem of circle ? [circle] : problems) warn(problem);
	if (!load || entry === undefined || circle) return null;
	// The sections inside are treated as those of the page (content-22).
	const innerTypes = new Set<string>();
	const holders = new Set<string>();
	let count = 0;
	const loadInner = async (entries: readonly SectionEntry[]): Promise<SectionView[]> => {
		const views = await loadAll(
			entries.map((entry) => {
				const at = count++;
				return {
					entry,
					key: `${key}.${at}`,
					isLargest: isLargest && at === 0,
					isPaged,
					within: [...within, whole],
				};
			}),
			cx,
		);
		for (const one of views) {
			for (const type of [one.type, ...(one.inner ?? [])]) innerTypes.add(type);
			for (const type of [...(one.inner ? [one.type] : []), ...(one.holders ?? [])]) holders.add(type);
		}
		return views;
	};
	try {
		const view = await load(entry, cx, { isLargest, isPaged, isInner: key.includes("."), warn, loadInner });
		return view && { type, key, view, inner: listSet(innerTypes), holders: listSet(holders), place };
	} catch (error) {
		cx.isPartial = true;
		cx.report("A section failed to load", SOURCE, () => ({ error, path: cx.path, type, id }));
		return null;
	}
};

const listSet = (names: ReadonlySet<string>): string[] | undefined =>
	names.size > 0 ? [...names] : undefined;

/** Finds the picture that opens the page, which is preloaded. */
export const findOpeningPicture = (data: WithSections): FramedImageView | undefined => {
	const first = findOpeningSection(data);
	return first && isPictured(first.view) ? first.view.image : undefined;
};

const isPictured = (view: object): view is { image: FramedImageView } =>
	"image" in view && typeof view.image === "object" && view.image !== null && "portrait" in view.image;
