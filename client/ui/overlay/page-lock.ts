/** Returns a counted lock (shell-3): the first `hold` locks scrolling, and the last call of a returned function unlocks it. */
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
	// "bar" keeps the space of a visible scrollbar.
	if (isLocked) root.dataset.locked = innerWidth > root.clientWidth ? "bar" : "";
	else delete root.dataset.locked;
});
