type Worn = { skin: string; colour: string };

export function FaceDrawing({ skin, colour, on }: Worn & { on: "eyewear" | "lips" | "nails" }) {
	return (
		<svg viewBox="0 0 360 420" aria-hidden="true">
			<defs>
				<radialGradient id="face-light" cx="0.42" cy="0.3" r="0.75">
					<stop offset="0" stopColor="#fff" stopOpacity="0.32" />
					<stop offset="0.55" stopColor="#fff" stopOpacity="0" />
					<stop offset="1" stopColor="#3a1d10" stopOpacity="0.3" />
				</radialGradient>
				<linearGradient id="face-hair" x1="0" y1="0" x2="0" y2="1">
					<stop offset="0" stopColor="#3a2a22" />
					<stop offset="1" stopColor="#1d1512" />
				</linearGradient>
				<linearGradient id="face-lens" x1="0" y1="0" x2="0" y2="1">
					<stop offset="0" stopColor="#141012" stopOpacity="0.94" />
					<stop offset="1" stopColor="#4a3d38" stopOpacity="0.72" />
				</linearGradient>
			</defs>
			<path
				d="M78 210C64 92 112 34 182 34c76 0 118 62 102 178 10 74 8 132-6 168H84c-16-40-18-100-6-170Z"
				fill="url(#face-hair)"
			/>
			<path d="M148 300h64l4 62c34 12 74 22 92 58H52c18-36 58-46 92-58Z" fill={skin} />
			<path d="M148 318c20 18 46 18 64 0l2 30c-20 22-48 22-68 0Z" fill="#3a1d10" opacity="0.22" />
			<path d="M96 188c0-72 34-112 84-112s84 40 84 112c0 82-40 150-84 150S96 270 96 188Z" fill={skin} />
			<path
				d="M96 188c0-72 34-112 84-112s84 40 84 112c0 82-40 150-84 150S96 270 96 188Z"
				fill="url(#face-light)"
			/>
			<path
				d="M92 176c-2-64 30-110 90-110 58 0 90 42 88 108-14-36-44-62-92-66-40 4-72 30-86 68Z"
				fill="url(#face-hair)"
			/>
			<g fill="none" stroke="#2a1c16" strokeLinecap="round">
				<path d="M118 168c12-9 28-11 42-5M200 163c14-6 30-4 42 5" strokeWidth="5" opacity="0.8" />
				<path d="M183 190c-3 22-12 36-10 44 2 6 12 7 18 4" strokeWidth="2.4" opacity="0.45" />
			</g>
			{on === "eyewear" ? null : <Eyes />}
			<path
				d="M146 274c12-9 24-11 34-5 10-6 22-4 34 5-10 15-22 21-34 21s-24-6-34-21Z"
				fill={on === "lips" ? colour : "#a4564f"}
			/>
			<path d="M146 274c22 5 46 5 68 0" fill="none" stroke="#3a1014" strokeWidth="1.8" opacity="0.55" />
			<path
				d="M164 286c10 4 22 4 32 0"
				fill="none"
				stroke="#fff"
				strokeWidth="3"
				strokeLinecap="round"
				opacity="0.35"
			/>
			{on === "eyewear" ? <Glasses colour={colour} /> : null}
		</svg>
	);
}

const Eyes = () => (
	<g>
		<path
			d="M120 190c11-11 28-11 38 0-10 8-28 8-38 0ZM202 190c10-11 27-11 38 0-10 8-28 8-38 0Z"
			fill="#fbf7f2"
		/>
		<circle cx="139" cy="189" r="7.5" fill="#3b2a20" />
		<circle cx="221" cy="189" r="7.5" fill="#3b2a20" />
		<path
			d="M118 190c12-13 30-13 42 0M200 190c12-13 30-13 42 0"
			fill="none"
			stroke="#1d1512"
			strokeWidth="3.4"
			strokeLinecap="round"
		/>
	</g>
);

const Glasses = ({ colour }: { colour: string }) => (
	<g>
		<path d="M101 176l-9-4M259 176l9-4" stroke={colour} strokeWidth="7" strokeLinecap="round" />
		<g id="try-on-lens">
			<path
				d="M98 164c22-8 50-6 70 6 4 28-8 52-36 52-22 0-34-24-34-58Z"
				fill="url(#face-lens)"
				stroke={colour}
				strokeWidth="8"
				strokeLinejoin="round"
			/>
			<path
				d="M112 178c8-5 20-6 28-3"
				fill="none"
				stroke="#fff"
				strokeWidth="4"
				strokeLinecap="round"
				opacity="0.35"
			/>
		</g>
		<use href="#try-on-lens" transform="matrix(-1 0 0 1 360 0)" />
		<path d="M168 176c8-6 16-6 24 0" fill="none" stroke={colour} strokeWidth="7" />
	</g>
);

const FINGERS = [
	[74, 128, 46],
	[128, 70, 50],
	[186, 56, 52],
	[246, 84, 48],
] as const;

export function HandDrawing({ skin, colour }: Worn) {
	return (
		<svg viewBox="0 0 360 420" aria-hidden="true">
			<defs>
				<linearGradient id="hand-light" x1="0" y1="0" x2="1" y2="0">
					<stop offset="0" stopColor="#3a1d10" stopOpacity="0.24" />
					<stop offset="0.4" stopColor="#fff" stopOpacity="0.2" />
					<stop offset="1" stopColor="#3a1d10" stopOpacity="0.26" />
				</linearGradient>
				<linearGradient id="hand-end" gradientUnits="userSpaceOnUse" x1="0" y1="215" x2="0" y2="300">
					<stop offset="0" stopColor="#fff" />
					<stop offset="1" stopColor="#000" />
				</linearGradient>
				<mask id="hand-fade" maskUnits="userSpaceOnUse" x="0" y="0" width="360" height="420">
					<rect width="360" height="420" fill="url(#hand-end)" />
				</mask>
				<linearGradient id="hand-shine" x1="0" y1="0" x2="0" y2="1">
					<stop offset="0" stopColor="#fff" stopOpacity="0.62" />
					<stop offset="1" stopColor="#fff" stopOpacity="0" />
				</linearGradient>
			</defs>
			<path d="M76 262c60-16 160-18 218-6 12 60 2 114-28 168H112c-28-52-42-104-36-162Z" fill={skin} />
			<path d="M288 318c28-24 48-56 58-84 8-20-20-32-32-12-16 26-30 44-54 62Z" fill={skin} />
			<path
				d="M76 300c60 30 160 30 218 0 8 44-4 84-28 124H112c-22-38-38-80-36-124Z"
				fill="#3a1d10"
				opacity="0.1"
			/>
			{FINGERS.map(([x, top, width]) => (
				<g key={x}>
					<rect x={x} y={top} width={width} height={260 - top + 60} rx={width / 2} fill={skin} />
					<rect
						x={x}
						y={top}
						width={width}
						height={260 - top + 60}
						rx={width / 2}
						fill="url(#hand-light)"
						mask="url(#hand-fade)"
					/>
					<rect x={x + 9} y={top - 14} width={width - 18} height="58" rx={(width - 18) / 2} fill={colour} />
					<rect x={x + 14} y={top - 8} width={(width - 18) / 3} height="40" rx="5" fill="url(#hand-shine)" />
					<path
						d={`M${x + 8} ${top + 92}q${width / 2 - 8} 7 ${width - 16} 0`}
						fill="none"
						stroke="#3a1d10"
						strokeWidth="2"
						opacity="0.28"
					/>
				</g>
			))}
			<rect x="322" y="200" width="22" height="34" rx="11" fill={colour} transform="rotate(28 333 217)" />
		</svg>
	);
}
