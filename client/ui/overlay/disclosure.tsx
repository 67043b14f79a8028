import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";

type DisclosureProps = {
	summary: ReactNode;
	children: ReactNode;
	className?: string;
	summaryClassName?: string;
	name?: string;
	closeOn?: string;
	onToggle?: (open: boolean) => void;
	onSummaryClick?: (event: MouseEvent) => void;
};

export function Disclosure({
	summary,
	children,
	className,
	summaryClassName,
	name,
	closeOn,
	onToggle,
	onSummaryClick,
}: DisclosureProps) {
	const ref = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		const outside = (event: Event) => {
			const details = ref.current;
			if (details?.open && event.target instanceof Node && !details.contains(event.target))
				details.open = false;
		};
		const onEscape = (event: KeyboardEvent) => {
			const details = ref.current;
			if (event.key !== "Escape" || !details?.open) return;
			details.open = false;
			if (details.contains(document.activeElement)) details.querySelector("summary")?.focus();
		};
		document.addEventListener("pointerdown", outside);
		document.addEventListener("keydown", onEscape);
		return () => {
			document.removeEventListener("pointerdown", outside);
			document.removeEventListener("keydown", onEscape);
		};
	}, []);
	const lastCloseOn = useRef(closeOn);
	useEffect(() => {
		if (lastCloseOn.current === closeOn) return;
		lastCloseOn.current = closeOn;
		if (ref.current) ref.current.open = false;
	}, [closeOn]);
	return (
		<details
			ref={ref}
			className={className}
			name={name}
			onToggle={(event) => onToggle?.(event.currentTarget.open)}
		>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
			<summary className={summaryClassName} onClick={onSummaryClick}>
				{summary}
			</summary>
			{children}
		</details>
	);
}
