import { type ReactNode, useEffect, useRef, useState } from "react";
import { isHydrating } from "./hydration.ts";
import { UNTOUCHED } from "./still.tsx";

type WrittenProps = { className?: string; from: object; draw: () => ReactNode };

/**
 * Words that never move by themselves stay the HTML that the server wrote, for as long as they are drawn from the same (decision 0059);
 * from anything else they are drawn.
 */
export function Written({ className, from, draw }: WrittenProps) {
	const ref = useRef<HTMLDivElement>(null);
	const [written, setWritten] = useState(() => (isHydrating() ? from : undefined));
	useEffect(() => {
		// React has started again from nothing.
		if (!ref.current?.firstChild) setWritten(undefined);
	}, []);
	return written === from ? (
		<div
			key="written"
			ref={ref}
			className={className}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: it is no HTML.
			dangerouslySetInnerHTML={UNTOUCHED}
		/>
	) : (
		<div key="drawn" ref={ref} className={className}>
			{draw()}
		</div>
	);
}
