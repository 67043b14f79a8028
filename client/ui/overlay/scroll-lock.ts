/** A counted lock (shell-3): the first holder locks scrolling, the last one unlocks it. */
export function createScrollLock(apply: (locked: boolean) => void): { hold(): () => void } {
	let holders = 0;
	return {
		hold() {
			if (++holders === 1) apply(true);
			let held = true;
			return () => {
				if (!held) return;
				held = false;
				if (--holders === 0) apply(false);
			};
		},
	};
}
