type Begin = () => (() => void) | null | undefined;

/** Runs an effect whose code loads on demand and is optional. Returns its cleanup. */
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
