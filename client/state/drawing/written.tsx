import { type ReactNode, useEffect, useRef, useState } from "react";
import { isHydrating } from "./hydration.ts";
import { UNTOUCHED } from "./server-only.tsx";

type WrittenProps = { className?: string; from: object; draw: () => ReactNode };

export function Written({ className, from, draw }: WrittenProps) {
	const ref = useRef<HTMLDivElement>(null);
	const [writtenKey, setWrittenKey] = useState(() => (isHydrating() ? from : undefined));
	useEffect(() => {
		if (!ref.current?.firstChild) setWrittenKey(undefined);
	}, []);
	return writtenKey === from ? (
		<div
			key="written"
			ref={ref}
			className={className}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the value is empty.
			dangerouslySetInnerHTML={UNTOUCHED}
		/>
	) : (
		<div key="drawn" ref={ref} className={className}>
			{draw()}
		</div>
	);
}
