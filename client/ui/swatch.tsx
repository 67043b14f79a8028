export function Swatch({ hex, className }: { hex: string; className?: string }) {
	return (
		<svg className={className} viewBox="0 0 24 24" aria-hidden="true" preserveAspectRatio="none">
			<rect width="24" height="24" fill={hex} />
			<path
				d="M0 6 6 0M0 12 12 0M0 18 18 0M0 24 24 0M6 24 24 6M12 24 24 12M18 24 24 18"
				stroke="white"
				strokeOpacity=".14"
				strokeWidth="1"
			/>
			<path d="M0 0 24 24M0 12 12 24M12 0 24 12" stroke="black" strokeOpacity=".07" strokeWidth="1" />
			<rect x=".5" y=".5" width="23" height="23" fill="none" stroke="var(--ink)" strokeOpacity=".18" />
		</svg>
	);
}
