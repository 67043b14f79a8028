export function whenIdle(run: () => void): void {
	let hasRun = false;
	const once = () => {
		if (hasRun) return;
		hasRun = true;
		for (const type of EARLY) removeEventListener(type, once);
		run();
	};
	const afterLoad = () =>
		"requestIdleCallback" in window ? requestIdleCallback(once, { timeout: 1000 }) : setTimeout(once, 200);
	for (const type of EARLY) addEventListener(type, once, { passive: true });
	if (document.readyState === "complete") afterLoad();
	else addEventListener("load", afterLoad, { once: true });
}

const EARLY = ["pointerdown", "keydown"] as const;
