import { type RefObject, useEffect, useState } from "react";
import { FILM_DEBOUNCE } from "../../../../shared/domain/media/films.ts";
import { createDebounce } from "../../../state/drawing/use-motion-conditions.ts";

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
