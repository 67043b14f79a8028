import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { type AppServices, useApp } from "../app-context.tsx";

/** `around` wraps the part and appears with it. `optional`: a failed load is ignored. */
type Around = { around?: (part: ReactNode) => ReactNode; optional?: boolean };
type Lazy<P> = ComponentType<P & Around> & {
	ahead(app: AppServices): void;
};

/**
 * Creates a component that loads when it is first shown, inside `<Later>`. React's `lazy` would keep a failure for good, and Suspense
 * holds content back for 300 ms.
 */
export function lazily<P extends object>(load: (app: AppServices) => Promise<ComponentType<P>>): Lazy<P> {
	let coming: Promise<ComponentType<P>> | undefined;
	let Part: ComponentType<P> | undefined;
	const ask = async (app: AppServices) => {
		coming ??= load(app);
		try {
			Part = await coming;
		} finally {
			// A failed load is tried again by the next component that needs it.
			coming = undefined;
		}
	};
	// A failed preload is tried again when the part is shown.
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

export const late = <P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> =>
	lazily(async ({ lateTexts }) => (await Promise.all([load(), lateTexts()]))[0]);

/** Also loads the texts of pages outside the shop window. */
export const lateFromPages = <P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> =>
	lazily(async ({ pageTexts }) => (await Promise.all([load(), pageTexts()]))[0]);
