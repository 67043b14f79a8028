import { type ComponentType, lazy, use } from "react";
import { useApp } from "./app-context.tsx";

/** A component that is loaded when it is first shown, and its texts (locales/late) with it; goes into a <Suspense>. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
	const Part = lazy(async () => ({ default: await load() }));
	// biome-ignore lint/correctness/noComponentHookFactories: called where modules are read, never while rendering.
	return function Late(props: P) {
		// Both at once: neither waits for the other.
		void load();
		use(useApp().lateTexts());
		return <Part {...props} />;
	};
}
