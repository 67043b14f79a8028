import type { PageResponse } from "../../../shared/contracts/page.ts";

/** The maximum number of links prefetched by hovering or pressing while one page is shown (shell-17). */
export const PREFETCH_BUDGET = 6;
export const STAY_BUDGET = 24;
export const DWELL_MS = 80;
const FRESH_MS = 30_000;

/**
 * Returns whether a link's address may be prefetched when a mouse rests on it: another page of this locale, without a query and not on
 * the denylist. Filter queries would each cost the platform a search, and other queries may trigger an action.
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

export function savesData(
	{ connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } },
): boolean {
	return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}

export const isAnswer = (answer: PageResponse): boolean => !("page" in answer && answer.page.status >= 500);

type Kept = { href: string; answer: Promise<PageResponse | null>; at: number };

export function createPrefetch(
	fetchPage: (href: string) => Promise<PageResponse>,
	now: () => number = Date.now,
) {
	const entries = new Map<string, Kept>();
	let budget = PREFETCH_BUDGET;
	let stays = STAY_BUDGET;
	let takenEntry: Kept | undefined;
	const fresh = (href: string): Kept | undefined => {
		const entry = entries.get(href);
		return entry && now() - entry.at < FRESH_MS ? entry : undefined;
	};
	return {
		ask(href: string, hasStayed = false): void {
			if ((hasStayed ? stays : budget) === 0 || fresh(href)) return;
			if (hasStayed) stays--;
			else budget--;
			const answer = fetchPage(href).then(
				(response) => (isAnswer(response) ? response : null),
				() => null,
			);
			entries.set(href, { href, answer, at: now() });
		},
		/** Returns nothing at once when an address was not asked, so that its request leaves without a wait. */
		take(href: string): Promise<PageResponse | null> | null {
			const entry = fresh(href);
			entries.delete(href);
			takenEntry = entry;
			return entry?.answer ?? null;
		},
		look: async (href: string): Promise<PageResponse | null> =>
			(fresh(href) ?? (takenEntry?.href === href ? takenEntry : undefined))?.answer ?? null,
		grow(): void {
			stays = STAY_BUDGET;
		},
		renew(): void {
			budget = PREFETCH_BUDGET;
			stays = STAY_BUDGET;
			takenEntry = undefined;
			for (const [href, { at }] of entries) if (now() - at >= FRESH_MS) entries.delete(href);
		},
	};
}

type IsWanted = (to: URL) => boolean;

/** `rested` decides about links on which a mouse rests, `pressed` about those on which a finger or a mouse's button goes down. */
export function watchLinks(
	{ rested, pressed }: { rested: IsWanted; pressed: IsWanted },
	ask: (href: string) => void,
): () => void {
	let resting: ReturnType<typeof setTimeout> | undefined;
	const readWantedHref = ({ target }: Event, isWanted: IsWanted): string | undefined => {
		const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
		if (!link || link.target || link.hasAttribute("download") || savesData()) return undefined;
		return isWanted(new URL(link.href)) ? link.href : undefined;
	};
	const onOver = (event: PointerEvent) => {
		clearTimeout(resting);
		if (event.pointerType !== "mouse") return;
		const href = readWantedHref(event, rested);
		if (href) resting = setTimeout(() => ask(href), DWELL_MS);
	};
	const onDown = (event: PointerEvent) => {
		clearTimeout(resting);
		const href = event.button === 0 ? readWantedHref(event, pressed) : undefined;
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
