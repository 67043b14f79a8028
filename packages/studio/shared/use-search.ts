import { useEffect, useRef, useState } from "react";

/**
 * Returns what a search finds, undefined until the first response. `key`: the search runs again when it changes. `pause`: milliseconds without a
 * change before it runs. What was found before stays while a search runs or fails.
 */
export function useSearch<Found>(find: () => Promise<readonly Found[]>, key: string, pause = 0) {
	const [found, setFound] = useState<readonly Found[]>();
	const [isFailed, setFailed] = useState(false);
	const latest = useRef(find);
	latest.current = find;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what the search depends on.
	useEffect(() => {
		let isCurrent = true;
		const timer = setTimeout(
			() =>
				latest.current().then(
					(items) => {
						if (!isCurrent) return;
						setFound(items);
						setFailed(false);
					},
					() => isCurrent && setFailed(true),
				),
			pause,
		);
		return () => {
			isCurrent = false;
			clearTimeout(timer);
		};
	}, [key, pause]);
	return { found, isFailed };
}
