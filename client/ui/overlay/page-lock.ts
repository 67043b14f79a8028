/** A counted lock (shell-3): the first holder locks scrolling, the last one unlocks it. */
export function createScrollLock(apply: (isLocked: boolean) => void): { hold(): () => void } {
	let holders = 0;
	return {
		hold() {
			if (++holders === 1) apply(true);
			let isHeld = true;
			return () => {
				if (!isHeld) return;
				isHeld = false;
				if (--holders === 0) apply(false);
			};
		},
	};
}

export const pageLock = createScrollLock((isLocked) => {
	const { documentElement: root } = document;
	// The scrollbar's space is kept if there is one.
	if (isLocked) root.dataset.locked = innerWidth > root.clientWidth ? "bar" : "";
	else delete root.dataset.locked;
});
