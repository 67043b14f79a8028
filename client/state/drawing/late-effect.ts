type Begin = () => (() => void) | null | undefined;

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
