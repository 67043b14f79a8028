import { type FocusEvent, useEffect, useRef } from "react";
import { useUiState } from "../../state/app-context.tsx";

type Focused = { index: number; count: number };

/**
 * Returns props for a list with removable items: after a removal the focus moves to the next item, the last item, or a text
 * (`data-is-empty`, `data-gone`).
 */
export function useFocusOn(count: number) {
	const layers = useUiState("layers");
	const lastFocus = useRef<Focused | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the effect waits for the layers to close.
	useEffect(() => {
		const before = lastFocus.current;
		if (!before || count >= before.count || document.activeElement !== document.body) return;
		lastFocus.current = null;
		const remaining = document.querySelectorAll<HTMLElement>("main [data-wishlist-item] button[form]");
		const next = remaining[Math.min(before.index, remaining.length - 1)];
		(next ?? document.querySelector<HTMLElement>("main :is([data-is-empty], [data-gone] button)"))?.focus();
	}, [count, layers]);
	return {
		onFocus: ({ target, currentTarget }: FocusEvent) => {
			const index = [...currentTarget.children].findIndex((item) => item.contains(target));
			lastFocus.current = { index, count };
		},
	};
}
