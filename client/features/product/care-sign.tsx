import type { CareSymbol } from "../../../shared/domain/product/care-symbols.ts";

const TUB =
	"M3 7.5 5 20h14l2-12.5M3 7.5c1.5 1.6 3 1.6 4.5 0 1.5 1.6 3 1.6 4.5 0 1.5 1.6 3 1.6 4.5 0 1.5 1.6 3 1.6 4.5 0";
const TRIANGLE = "M12 4 3 20h18Z";
const SQUARE = "M4 4h16v16H4Z";
const DRUM = "M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Z";
const IRON = "M2.5 18c.3-4.6 3.2-7 8-7H20l1.5 7ZM9 8h9l2 3";
const CIRCLE = "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z";
const DROP = "M12 3.5c3.8 4.6 6 7.6 6 10.5a6 6 0 0 1-12 0c0-2.9 2.2-5.9 6-10.5Z";
const CROSS = "M3.5 3.5l17 17M20.5 3.5l-17 17";

const HAND_IN_TUB = [TUB, "M7.5 12.5c2.5 2.5 3-1.5 5-.5l4 2.5M10 16l1.5-1.5"];

const DRAWINGS: Record<CareSymbol, readonly string[]> = {
	"wash-30": [
		TUB,
		"M8.5 11.5h2.5l-1.5 2q1.7 0 1.7 1.5T9.5 16.5h-1M14.5 11.5q1.5 0 1.5 2.5t-1.5 2.5T13 14t1.5-2.5",
	],
	"wash-40": [TUB, "M10.5 16.5v-5l-2.5 3.5h3.2M14.5 11.5q1.5 0 1.5 2.5t-1.5 2.5T13 14t1.5-2.5"],
	"hand-wash": HAND_IN_TUB,
	"dishes-by-hand": HAND_IN_TUB,
	"no-wash": [TUB, CROSS],
	"no-water": [DROP, CROSS],
	bleach: [TRIANGLE],
	"no-bleach": [TRIANGLE, CROSS],
	"tumble-dry": [SQUARE, DRUM],
	"no-tumble-dry": [SQUARE, DRUM, CROSS],
	"line-dry": [SQUARE, "M4 4q8 8 16 0"],
	"dry-flat": [SQUARE, "M7.5 12h9"],
	"iron-low": [IRON, "M12 14.5h.01"],
	"iron-medium": [IRON, "M10.5 14.5h.01M13.5 14.5h.01"],
	"no-iron": [IRON, CROSS],
	"dry-clean": [CIRCLE, "M10 15.5v-7h2.2a2 2 0 0 1 0 4H10"],
	"no-dry-clean": [CIRCLE, CROSS],
	"leather-care": ["M7 4q5 3 10 0 0 3 3 4 0 4-2 5 0 4 2 7-8-2-16 0 2-3 2-7-2-1-2-5 3-1 3-4Z"],
	wipe: ["M5 13q3-4 6-1t8-2l-2 6q-4 2-7 0t-5 1Z", "M4 20h16"],
	"no-microwave": ["M3 6h18v12H3ZM17 6v12", "M6 10.5q1.5-1.5 3 0t3 0M6 14q1.5-1.5 3 0t3 0", CROSS],
};

export function CareSign({ symbol, className }: { symbol: CareSymbol; className?: string }) {
	return (
		<svg
			className={className}
			viewBox="0 0 24 24"
			width="32"
			height="32"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.1"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d={DRAWINGS[symbol].join("")} />
		</svg>
	);
}
