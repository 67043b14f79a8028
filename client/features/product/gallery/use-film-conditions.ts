import { type RefObject, useEffect, useRef, useState } from "react";
import { FILM_DEBOUNCE, FILM_VISIBILITY, isFilmInView } from "../../../../shared/domain/media/films.ts";

type Connection = { saveData?: boolean };

const isStill = (): boolean =>
	matchMedia("(prefers-reduced-motion: reduce)").matches ||
	(navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

const createDebounce = (ms: number) => {
	let timer: ReturnType<typeof setTimeout> | undefined;
	return {
		after: (run: () => void) => {
			clearTimeout(timer);
			timer = setTimeout(run, ms);
		},
		cancel: () => clearTimeout(timer),
	};
};

export function useFilmConditions(ref: RefObject<HTMLElement | null>) {
	const [inView, setInView] = useState(false);
	const [tabShown, setTabShown] = useState(true);
	const [still, setStill] = useState(isStill);
	const share = useRef(0);
	useEffect(() => {
		const frame = ref.current;
		if (!frame) return;
		const visibility = createDebounce(FILM_DEBOUNCE.visibility);
		const look = () =>
			visibility.after(() => {
				setInView((before) => isFilmInView(share.current, before));
				setTabShown(!document.hidden);
			});
		const observer = new IntersectionObserver(
			(entries) => {
				share.current = entries.at(-1)?.intersectionRatio ?? 0;
				look();
			},
			{ threshold: [0, FILM_VISIBILITY.stops, FILM_VISIBILITY.plays] },
		);
		observer.observe(frame);
		document.addEventListener("visibilitychange", look);
		const motion = matchMedia("(prefers-reduced-motion: reduce)");
		const change = () => setStill(isStill());
		motion.addEventListener("change", change);
		return () => {
			visibility.cancel();
			observer.disconnect();
			document.removeEventListener("visibilitychange", look);
			motion.removeEventListener("change", change);
		};
	}, [ref]);
	return { inView, tabShown, still };
}

/** Returns "contain" if "cover" would cut off more than half of the film; otherwise "cover", also while a ratio is unknown. */
export function useFilmFit(ref: RefObject<HTMLElement | null>, ratioHref: string): "cover" | "contain" {
	const [ratio, setRatio] = useState<number | null>(null);
	const [frameRatio, setFrameRatio] = useState<number | null>(null);
	useEffect(() => {
		const controller = new AbortController();
		fetch(ratioHref, { signal: controller.signal })
			.then(async (response) => (response.ok ? ((await response.json()) as { aspectRatio?: unknown }) : {}))
			.then(
				({ aspectRatio }) => {
					if (typeof aspectRatio === "number" && aspectRatio > 0) setRatio(aspectRatio);
				},
				() => {},
			);
		return () => controller.abort();
	}, [ratioHref]);
	useEffect(() => {
		const frame = ref.current;
		if (!frame) return;
		const resize = createDebounce(FILM_DEBOUNCE.resize);
		const observer = new ResizeObserver(() =>
			resize.after(() => setFrameRatio(frame.clientWidth / Math.max(frame.clientHeight, 1))),
		);
		observer.observe(frame);
		return () => {
			resize.cancel();
			observer.disconnect();
		};
	}, [ref]);
	if (ratio === null || frameRatio === null) return "cover";
	return Math.min(ratio, frameRatio) / Math.max(ratio, frameRatio) < 0.5 ? "contain" : "cover";
}
