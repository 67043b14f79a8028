import type { CustomChoice, Customisation } from "../domain/catalogue/customisation.ts";
import type { PayLaterPlace } from "../domain/checkout/pay-later.ts";
import type { ImageView, PriceView } from "./views.ts";

export type CustomisationView = Customisation & {
	title: string;
	hint: string;
	textLabel?: string;
	image: ImageView | null;
	/** In the text `unsupported`, `{{signs}}` is the place of the characters that cannot be used. */
	texts: Record<"tooLong" | "unsupported" | "preview" | "editing" | "save", string>;
};

export type KitOptionView = {
	productId: string;
	label: string;
	image: ImageView | null;
	available: boolean;
};
export type KitView = {
	title: string;
	parts: {
		name: string;
		brand: string;
		quantity: number;
		choose?: string;
		price: PriceView;
		options: KitOptionView[];
	}[];
	total: { label: string; price: PriceView };
	soldOut?: string;
};

/** The page contains these values, because Apple's sheet must open within the click, before the server could return them. */
export type SheetStart = { supportedNetworks: string[]; merchantCapabilities: string[] };
export type ExpressView = {
	title: string;
	methods: {
		/** The method's folder in payments/. */
		name: string;
		id: string;
		label: string;
		brand: string;
		script?: string;
		style?: Readonly<Record<string, unknown>>;
		opens?: SheetStart;
		/** True if the buyer confirms on the wallet's own page (wallets-3). */
		isHosted: boolean;
		sheetApi?: string;
	}[];
	payLater?: PayLaterView;
};
export type PayLaterView = {
	wallet: string;
	place: PayLaterPlace;
	script: string;
	amount: number;
	currency: string;
	style?: Readonly<Record<string, unknown>>;
};

export type TryOnKind = "mirror" | "tryOn" | "beauty" | "shadeFinder";
export type TryOnView = {
	launchers: { kind: TryOnKind; label: string }[];
	on: "eyewear" | "lips" | "nails";
	shades: { value: string; label: string; hex: string; href: string; current: boolean }[];
	texts: Record<"note" | "skin" | "shade" | "undertone" | "light" | "found", string>;
	tones: { id: string; label: string }[];
	undertones: { id: "cool" | "warm"; label: string }[];
	lights: { id: "day" | "evening"; label: string }[];
};

export type LineCustomView = {
	notes: { label: string; value: string }[];
	choice: CustomChoice;
	change: string;
	mark?: MarkView;
};
export type MarkView = { text: string; x: number; y: number; size: number; rotate: number; colour?: string };
