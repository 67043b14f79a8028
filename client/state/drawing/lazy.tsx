import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

type LazyProps = {
	around?: (part: ReactNode) => ReactNode;
	/** Shown until the code has loaded, and for good if that fails. */
	meanwhile?: ReactNode;
	/** Whether the code is not needed yet, so that `meanwhile` stays. */
	isEarly?: boolean;
	onError?: () => void;
};
type Lazy<P> = ComponentType<P & LazyProps> & {
	ahead(): void;
};

/**
 * Returns a component whose code loads, with its texts (decision 107), when it is first shown. A failed load affects nothing else, and
 * the next component that needs the code tries again. React's own `lazy` would keep the failure, and Suspense would hold content back
 * for 300 ms.
 */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> {
	let coming: Promise<ComponentType<P>> | undefined;
	let Part: ComponentType<P> | undefined;
	const ask = async () => {
		coming ??= load();
		try {
			Part = await coming;
		} finally {
			coming = undefined;
		}
	};
	const ahead = () => void (Part || ask().catch(() => {}));
	// biome-ignore lint/correctness/noComponentHookFactories: called where modules are read, never while rendering.
	function Lazy({ around, meanwhile = null, isEarly, onError, ...props }: P & LazyProps) {
		const [, setLoaded] = useState(Part !== undefined);
		// biome-ignore lint/correctness/useExhaustiveDependencies: a part loads once for each place that shows it.
		useEffect(() => {
			let isGone = false;
			if (!Part && !isEarly)
				ask().then(
					() => isGone || setLoaded(true),
					() => isGone || onError?.(),
				);
			return () => {
				isGone = true;
			};
		}, [isEarly]);
		if (!Part || isEarly) return meanwhile;
		const part = <Part {...(props as P)} />;
		return (
			<ErrorBoundary fallback={meanwhile} onError={onError}>
				<Suspense fallback={null}>{around ? around(part) : part}</Suspense>
			</ErrorBoundary>
		);
	}
	return Object.assign(Lazy, { ahead });
}
