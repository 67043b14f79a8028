import { type ReactNode, useEffect, useRef, useState } from "react";
import { isHydrating } from "./hydration.ts";

type StillProps = {
	as?: "div" | "ul";
	className?: string;
	/** It has to change from now on: it is drawn. */
	moves?: boolean;
	children: ReactNode;
};

/** React leaves alone what is in an element whose content it is told as HTML. */
const UNTOUCHED = { __html: "" };

/**
 * What the server has written and nothing changes: it stays the HTML that it is and is not hydrated (decision 0059). Where it
 * is not in the document yet, and from the moment on that it moves, it is drawn like anything else.
 */
export function Still({ as: Element = "div", className, moves = false, children }: StillProps) {
	const [isThere, setThere] = useState(isHydrating);
	const ref = useRef<HTMLDivElement & HTMLUListElement>(null);
	// A page that could not be hydrated is drawn from nothing.
	useEffect(() => {
		if (!ref.current?.firstChild) setThere(false);
	}, []);
	return isThere && !moves ? (
		<Element
			ref={ref}
			className={className}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: it is no HTML.
			dangerouslySetInnerHTML={UNTOUCHED}
		/>
	) : (
		<Element key="drawn" ref={ref} className={className}>
			{children}
		</Element>
	);
}
