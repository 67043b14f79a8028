import type { CtaView } from "../../shared/contracts/views.ts";

type IconName = NonNullable<CtaView["icon"]>;

const PATHS: Record<IconName, string> = {
	menu: "M3 8h18M3 16h18",
	search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 21 21",
	bag: "M5 8h14l1 13H4L5 8ZM9 10V6a3 3 0 0 1 6 0v4",
	person: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 21a7.5 7.5 0 0 1 15 0",
	heart: "M12 20.5 4.3 12.6a4.8 4.8 0 0 1 6.8-6.8l.9.9.9-.9a4.8 4.8 0 0 1 6.8 6.8L12 20.5Z",
	next: "m9 5 7 7-7 7",
	enlarge: "M14 5h5v5M19 5l-6 6M10 19H5v-5M5 19l6-6",
	close: "m5 5 14 14M19 5 5 19",
};

export function Icon({ name, className }: { name: IconName; className?: string }) {
	return (
		<svg
			className={className}
			viewBox="0 0 24 24"
			width="24"
			height="24"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.25"
			aria-hidden="true"
		>
			<path d={PATHS[name]} />
		</svg>
	);
}
