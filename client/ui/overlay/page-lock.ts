import { createScrollLock } from "./scroll-lock.ts";

export const pageLock = createScrollLock((isLocked) => {
	const { documentElement: root } = document;
	// The scrollbar's space is kept if there is one.
	if (isLocked) root.dataset.locked = innerWidth > root.clientWidth ? "bar" : "";
	else delete root.dataset.locked;
});
