import { type RefObject, useEffect, useRef, useState } from "react";
import { FILM_DEBOUNCE, FILM_VISIBILITY, isFilmInView } from "../../../shared/domain/media/films.ts";

type Connection = { saveData?: boolean };

const isStill = (): boolean =>
	matchMedia("(prefers-reduced-motion: reduce)").matches ||
	(navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

export const createDebounce = (ms: number) => {
	let timer: ReturnType<typeof setTimeout> | undefined;
	return {
		after: (run: () => void) => {
			clearTimeout(timer);
			timer = setTimeout(run, ms);
		},
		cancel: () => clearTimeout(timer),
	};
};

/** Returns whether an element is in view, whether its tab is shown, and whether the shopper wants things to stand still (media-4). */
export function useMotionConditions(ref: RefObject<HTMLElement | null>) {
	const [inView, setInView] = useState(false);
	const [tabShown, setTabShown] = useState(true);
	const [still, setStill] = useState(false);
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
		change();
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
