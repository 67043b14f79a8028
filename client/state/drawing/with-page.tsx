import type { ComponentType, ReactNode } from "react";
import { useApp } from "../app-context.tsx";

export type PartModule = { Part: (props: never) => ReactNode };
export type PartProps<Module extends PartModule> =
	Parameters<Module["Part"]> extends [infer Props extends object] ? Props : object;

/**
 * Returns a component that shows the part of the file `<name>.part.tsx`, or nothing if the part is not loaded. The part loads with each
 * page whose data has the field `name`, before the page is rendered.
 */
export function withPage<Module extends PartModule>(name: string): ComponentType<PartProps<Module>> {
	// biome-ignore lint/correctness/noComponentHookFactories: called where modules are read, never while rendering.
	return function WithPage(props) {
		const Part = useApp().part<PartProps<Module>>(name);
		return Part ? <Part {...props} /> : null;
	};
}
