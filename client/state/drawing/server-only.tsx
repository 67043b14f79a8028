import { type ComponentType, useLayoutEffect, useRef } from "react";
import { useApp } from "../app-context.tsx";
import { EMPTY_HTML } from "../external-scripts/trusted-types.ts";
import { returnWritten } from "./hydration.ts";
import type { PartModule, PartProps } from "./with-page.tsx";

type ServerOnlyProps<Props> = {
	className?: string;
	from: Props;
	Drawn?: ComponentType<Props>;
};

export const UNTOUCHED = { __html: EMPTY_HTML };

/**
 * Returns a component that shows the server's HTML of the file `<name>.still.tsx`, which is neither hydrated nor loaded as code
 * (decision 0059). `lasting`: the content is the same on every page, so its HTML is restored if hydration fails.
 */
export function serverOnly<Module extends PartModule>(
	name: string,
	{ as: Element, lasting }: { as?: "div" | "ul"; lasting?: boolean } = {},
): ComponentType<ServerOnlyProps<PartProps<Module>>> {
	const still = lasting ? name : undefined;
	// biome-ignore lint/correctness/noComponentHookFactories: called where modules are read, never while rendering.
	return function ServerOnly({ className, from, Drawn }) {
		const Part = useApp().still<PartProps<Module>>(name) ?? Drawn;
		return <ServerDrawn as={Element} Part={Part} from={from} className={className} still={still} />;
	};
}

type ServerDrawnProps<Props> = Omit<ServerOnlyProps<Props>, "Drawn"> & {
	as?: "div" | "ul";
	Part: ComponentType<Props> | undefined;
	/** Identifies lasting HTML, so that it can be restored. */
	still?: string;
};

/** Renders the component if its code is loaded; otherwise keeps the server's HTML. */
export function ServerDrawn<Props extends object>({
	as: Element = "div",
	Part,
	from,
	className,
	still,
}: ServerDrawnProps<Props>) {
	const ref = useRef<HTMLDivElement & HTMLUListElement>(null);
	useLayoutEffect(() => {
		const element = ref.current;
		if (still && element) returnWritten(still, element);
	}, [still]);
	return Part ? (
		<Element key="drawn" className={className} data-still={still}>
			<Part {...from} />
		</Element>
	) : (
		<Element
			ref={ref}
			className={className}
			data-still={still}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the value is empty.
			dangerouslySetInnerHTML={UNTOUCHED}
		/>
	);
}
