import { type ComponentType, useEffect, useRef } from "react";
import { useApp } from "../app-context.tsx";
import { EMPTY_HTML } from "../external-scripts/trusted-types.ts";
import type { StillName, StillProps } from "../stills.ts";
import { writtenBefore } from "./hydration.ts";

type Props<N extends StillName> = {
	as?: "div" | "ul";
	className?: string;
	name: N;
	/** What the server draws it from. */
	from: StillProps[N];
	/** The same on every page of the document: where React starts again from nothing, the HTML comes back. */
	lasting?: boolean;
	/** It has to change: what draws it from now on. */
	Drawn?: ComponentType<StillProps[N]>;
};

/** React leaves the content of an element alone that it got as HTML. */
export const UNTOUCHED = { __html: EMPTY_HTML };

/** What the server has written stays the HTML that it is: neither hydrated nor loaded as code (decision 0059). */
export function Still<N extends StillName>({
	as: Element = "div",
	className,
	name,
	from,
	lasting,
	Drawn,
}: Props<N>) {
	const Part = useApp().still(name) ?? Drawn;
	const ref = useRef<HTMLDivElement & HTMLUListElement>(null);
	useEffect(() => {
		if (lasting && !ref.current?.firstChild) ref.current?.append(...writtenBefore(name));
	}, [lasting, name]);
	const still = lasting ? name : undefined;
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
			// biome-ignore lint/security/noDangerouslySetInnerHtml: it is no HTML.
			dangerouslySetInnerHTML={UNTOUCHED}
		/>
	);
}
