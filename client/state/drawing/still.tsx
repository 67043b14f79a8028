import { type ComponentType, useEffect, useRef } from "react";
import { useApp } from "../app-context.tsx";
import { EMPTY_HTML } from "../external-scripts/trusted-types.ts";
import type { StillName, StillProps } from "../stills.ts";
import { writtenBefore } from "./hydration.ts";

type Props<N extends StillName> = {
	as?: "div" | "ul";
	className?: string;
	name: N;
	from: StillProps[N];
	/** The content is the same on every page, so its HTML is restored if hydration fails. */
	lasting?: boolean;
	Drawn?: ComponentType<StillProps[N]>;
};

/** React does not touch the content of an element with `dangerouslySetInnerHTML`. */
export const UNTOUCHED = { __html: EMPTY_HTML };

/** Keeps server-rendered content as HTML: it is neither hydrated nor loaded as code (decision 0059). */
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
