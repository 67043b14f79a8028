import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from "react";
import { type AppServices, useApp } from "../app-context.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";

/** `around` wraps the part and appears with it. `onError`: the part failed, and is left out. */
type LazyProps = { around?: (part: ReactNode) => ReactNode; onError?: () => void };
type Lazy<P> = ComponentType<P & LazyProps> & {
	ahead(app: AppServices): void;
};
/** Texts that load with a part: those of locales/late, these and those of locales/pages, or none. */
type LateTexts = "late" | "pages" | "none";

/**
 * Creates a component whose code and texts load when it is first shown. A failure affects nothing else, and is tried again by the next
 * component that needs the code. React's own `lazy` would keep a failure for good, and Suspense holds content back for 300 ms.
 */
export function lazy<P extends object>(
	load: () => Promise<ComponentType<P>>,
	{ texts = "late" }: { texts?: LateTexts } = {},
): Lazy<P> {
	let coming: Promise<ComponentType<P>> | undefined;
	let Part: ComponentType<P> | undefined;
	const ask = async ({ lateTexts, pageTexts }: AppServices) => {
		coming ??= Promise.all([
			load(),
			texts === "late" ? lateTexts() : texts === "pages" ? pageTexts() : undefined,
		]).then(([Loaded]) => Loaded);
		try {
			Part = await coming;
		} finally {
			coming = undefined;
		}
	};
	// A failed preload is tried again when the part is shown.
	const ahead = (app: AppServices) => void (Part || ask(app).catch(() => {}));
	// biome-ignore lint/correctness/noComponentHookFactories: called where modules are read, never while rendering.
	function Lazy({ around, onError, ...props }: P & LazyProps) {
		const app = useApp();
		const [, setLoaded] = useState(Part !== undefined);
		// biome-ignore lint/correctness/useExhaustiveDependencies: a part loads once for each place that shows it.
		useEffect(() => {
			let isGone = false;
			if (!Part)
				ask(app).then(
					() => isGone || setLoaded(true),
					() => isGone || onError?.(),
				);
			return () => {
				isGone = true;
			};
		}, [app]);
		if (!Part) return null;
		const part = <Part {...(props as P)} />;
		return (
			<ErrorBoundary fallback={null} onError={onError}>
				<Suspense fallback={null}>{around ? around(part) : part}</Suspense>
			</ErrorBoundary>
		);
	}
	return Object.assign(Lazy, { ahead });
}
