import type { PageResponse } from "../../../shared/contracts/page.ts";

/** Pages that are fetched ahead, at most, while one page is shown (shell-17). */
export const PREFETCH_BUDGET = 6;
/** And as many more as a page of a list has products, each for a shopper who stays on one to see more of it. */
export const STAY_BUDGET = 24;
/** How long a mouse rests on a link before the shopper is taken to want its page (ms). */
export const DWELL_MS = 80;
/** How long an answer is as good as a new one (ms). */
const FRESH_MS = 30_000;

/**
 * May be asked for before the shopper has decided: another page of this locale that is the same for everybody. Queries are
 * choices of filters, each of which would cost the platform a search, or name an action.
 */
export function isLikelyNext(
	to: URL,
	from: URL,
	prefix: string,
	never = import.meta.env.PREFETCH_DENYLIST,
): boolean {
	if (to.origin !== from.origin || to.search !== "" || to.pathname === from.pathname) return false;
	if (!to.pathname.startsWith(`${prefix}/`)) return false;
	const path = to.pathname.slice(prefix.length);
	return !new RegExp(`^/(${never})(/|$)`, "i").test(path) && !/\.(?!html$)\w+$/.test(path);
}

/** With data saver or a slow connection, only what was asked for is fetched. */
export function savesData(
	{ connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } },
): boolean {
	return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}

/** An error page is not kept: the page is fetched again when it is wanted. */
export const isAnswer = (answer: PageResponse): boolean => !("page" in answer && answer.page.status >= 500);

type Kept = { href: string; answer: Promise<PageResponse | null>; at: number };

/** Answers that came before they were asked for, within a budget for each page that is shown. */
export function createPrefetch(
	fetchPage: (href: string) => Promise<PageResponse>,
	now: () => number = Date.now,
) {
	const kept = new Map<string, Kept>();
	let left = PREFETCH_BUDGET;
	let stays = STAY_BUDGET;
	/** The page on its way to be shown: a look at it meanwhile needs no second fetch. */
	let taken: Kept | undefined;
	const fresh = (href: string): Kept | undefined => {
		const found = kept.get(href);
		return found && now() - found.at < FRESH_MS ? found : undefined;
	};
	return {
		ask(href: string, stayed = false): void {
			if ((stayed ? stays : left) === 0 || fresh(href)) return;
			if (stayed) stays--;
			else left--;
			// A failure is no answer: the navigation asks again, and says so if it fails as well.
			const answer = fetchPage(href).then(
				(found) => (isAnswer(found) ? found : null),
				() => null,
			);
			kept.set(href, { href, answer, at: now() });
		},
		take: async (href: string): Promise<PageResponse | null> => {
			const found = fresh(href);
			kept.delete(href);
			taken = found;
			return found ? found.answer : null;
		},
		/** Without taking it: who looks at a part of a page may want all of it next. */
		look: async (href: string): Promise<PageResponse | null> =>
			(fresh(href) ?? (taken?.href === href ? taken : undefined))?.answer ?? null,
		/** The list that is shown has grown: there is more to stay on. */
		grow(): void {
			stays = STAY_BUDGET;
		},
		/** Another page is shown, with links of its own: the budget begins again. */
		renew(): void {
			left = PREFETCH_BUDGET;
			stays = STAY_BUDGET;
			taken = undefined;
			for (const [href, { at }] of kept) if (now() - at >= FRESH_MS) kept.delete(href);
		},
	};
}

/** Asks for the page of a link when a mouse rests on it, or a finger touches it. Returns what ends that. */
export function watchLinks(isWanted: (to: URL) => boolean, ask: (href: string) => void): () => void {
	let resting: ReturnType<typeof setTimeout> | undefined;
	const wanted = ({ target }: Event): string | undefined => {
		const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
		if (!link || link.target || link.hasAttribute("download") || savesData()) return undefined;
		return isWanted(new URL(link.href)) ? link.href : undefined;
	};
	const onOver = (event: PointerEvent) => {
		clearTimeout(resting);
		if (event.pointerType !== "mouse") return;
		const href = wanted(event);
		if (href) resting = setTimeout(() => ask(href), DWELL_MS);
	};
	const onDown = (event: PointerEvent) => {
		clearTimeout(resting);
		const href = event.button === 0 ? wanted(event) : undefined;
		if (href) ask(href);
	};
	addEventListener("pointerover", onOver, { passive: true });
	addEventListener("pointerdown", onDown, { passive: true });
	return () => {
		clearTimeout(resting);
		removeEventListener("pointerover", onOver);
		removeEventListener("pointerdown", onDown);
	};
}
