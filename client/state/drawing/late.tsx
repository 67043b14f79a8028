import { type ComponentType, use } from "react";
import { type AppServices, useApp } from "../app-context.tsx";

/** What has failed is asked for again by then (ms), and not by the same rendering over and over. */
const AGAIN_MS = 2000;

/** A component that is loaded when it is first shown; goes into a <Later>. React's `lazy` would keep a failure for good. */
export function lazily<P extends object>(
	load: (app: AppServices) => Promise<ComponentType<P>>,
): ComponentType<P> {
	let coming: Promise<ComponentType<P>> | undefined;
	const forget = () => {
		coming = undefined;
	};
	// biome-ignore lint/correctness/noComponentHookFactories: called where modules are read, never while rendering.
	return function Lazily(props: P) {
		const app = useApp();
		if (!coming) {
			coming = load(app);
			coming.catch(() => setTimeout(forget, AGAIN_MS));
		}
		const Part = use(coming);
		return <Part {...props} />;
	};
}

/** And its texts (locales/late) with it: both at once, neither waits for the other. */
export const late = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
	lazily(async ({ lateTexts }) => (await Promise.all([load(), lateTexts()]))[0]);
