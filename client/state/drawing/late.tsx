import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { type AppServices, useApp } from "../app-context.tsx";

/** `around`: what stands around the part, and comes with it. `optional`: no one misses the part when its file does not come. */
type Around = { around?: (part: ReactNode) => ReactNode; optional?: boolean };
/** `ahead` loads the part before it is shown. */
type Lazy<P> = ComponentType<P & Around> & {
	ahead(app: AppServices): void;
};

/**
 * A component that is loaded when it is first shown; goes into a <Later>. React's `lazy` would keep a failure for good, and its
 * Suspense holds what has come back for 300 ms.
 */
export function lazily<P extends object>(load: (app: AppServices) => Promise<ComponentType<P>>): Lazy<P> {
	let coming: Promise<ComponentType<P>> | undefined;
	let Part: ComponentType<P> | undefined;
	const ask = async (app: AppServices) => {
		coming ??= load(app);
		try {
			Part = await coming;
		} finally {
			// What has failed is asked for again by who shows it next.
			coming = undefined;
		}
	};
	// What does not come ahead is asked for again when it is shown.
	const ahead = (app: AppServices) => void (Part || ask(app).catch(() => {}));
	// biome-ignore lint/correctness/noComponentHookFactories: called where modules are read, never while rendering.
	function Lazily({ around, optional, ...props }: P & Around) {
		const app = useApp();
		const [state, setState] = useState<{ error?: unknown }>();
		useEffect(() => {
			let isGone = false;
			const show = (state: { error?: unknown }) => isGone || setState(state);
			if (!Part)
				ask(app).then(
					() => show({}),
					(error) => show({ error }),
				);
			return () => {
				isGone = true;
			};
		}, [app]);
		if (state?.error && !optional) throw state.error;
		if (!Part) return null;
		const part = <Part {...(props as P)} />;
		return around ? around(part) : part;
	}
	return Object.assign(Lazily, { ahead });
}

/** And its texts (locales/late) with it: both at once, neither waits for the other. */
export const late = <P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> =>
	lazily(async ({ lateTexts }) => (await Promise.all([load(), lateTexts()]))[0]);

/** The same for what says texts of other pages, too (locales/pages). */
export const lateFromPages = <P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> =>
	lazily(async ({ pageTexts }) => (await Promise.all([load(), pageTexts()]))[0]);
