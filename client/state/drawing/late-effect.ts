type Begin = () => (() => void) | null | undefined;

/** An effect whose code comes when it is wanted; the page works without it as well. Returns what ends it. */
export function lateEffect(load: () => Promise<Begin>): () => void {
	let stop: ReturnType<Begin>;
	let gone = false;
	load().then(
		(begin) => {
			if (!gone) stop = begin();
		},
		() => {},
	);
	return () => {
		gone = true;
		stop?.();
	};
}
