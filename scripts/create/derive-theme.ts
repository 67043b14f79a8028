import { contrast, mix } from "@vetrina/shop-rules/theme/colors.ts";
import type { Hex, Theme } from "@vetrina/shop-rules/theme/theme.ts";

const READABLE = 4.5;
const STEP = 0.02;

/** Returns the lightest mixture of ink and paper, from `share` of ink on, that can be read on all grounds. */
function findReadable(ink: Hex, paper: Hex, share: number, grounds: readonly Hex[]): Hex {
	for (let part = share; part < 1; part += STEP) {
		const colour = mix(ink, part, paper);
		if (grounds.every((ground) => contrast(colour, ground) >= READABLE)) return colour;
	}
	return ink;
}

/** Returns a theme that follows from three colours. `checkTheme` says whether they can be read on each other. */
export function deriveTheme({ paper, ink, accent }: Record<"paper" | "ink" | "accent", Hex>): Theme {
	const paperDeep = mix(ink, 0.05, paper);
	const grounds = [paper, paperDeep];
	return {
		colors: {
			paper,
			paperDeep,
			ink,
			stone: findReadable(ink, paper, 0.74, grounds),
			stoneSoft: findReadable(ink, paper, 0.66, grounds),
			stonePale: mix(ink, 0.22, paper),
			accent,
			onInk: paper,
			onInkSoft: findReadable(paper, ink, 0.76, [ink]),
			studio: [mix(ink, 0.04, paper), mix(ink, 0.1, paper), mix(ink, 0.07, paper)],
			curtain: [mix(ink, 0.45, paper), mix(ink, 0.72, paper)],
			map: { sea: mix(ink, 0.03, paper), land: mix(ink, 0.1, paper), coast: mix(ink, 0.25, paper) },
		},
	};
}
