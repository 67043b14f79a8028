type Begin = () => (() => void) | null | undefined;

export function lateEffect(load: () => Promise<Begin>): () => void {
	let stop: ReturnType<Begin>;
	let isGone = false;
	load().then(
		(begin) => {
			if (!isGone) stop = begin();
		},
		() => {},
	);
	return () => {
		isGone = true;
		stop?.();
	};
}
