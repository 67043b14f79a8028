import type { CustomChoice, Customisation } from "../domain/catalogue/customisation.ts";
import type { PayLaterPlace } from "../domain/checkout/pay-later.ts";
import type { ImageView, PriceView } from "./views.ts";

/** Rare parts of a product page; each brings its own texts from the server. */

export type CustomisationView = Customisation & {
	title: string;
	hint: string;
	/** The label of the text field. */
	textLabel?: string;
	image: ImageView | null;
	/** `{{signs}}` in `unsupported` stands for the characters that cannot be used. */
	texts: Record<"tooLong" | "unsupported" | "preview" | "editing" | "save", string>;
};

export type KitOptionView = {
	productId: string;
	/** The label says if the option is sold out. */
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
		/** The label of the choice; absent without a choice. */
		choose?: string;
		price: PriceView;
		options: KitOptionView[];
	}[];
	total: { label: string; price: PriceView };
	/** The reason why the kit cannot be bought. */
	soldOut?: string;
};

/** Apple's sheet must open within the click, before the server has returned the amount, so these are sent with the page. */
export type SheetStart = { supportedNetworks: string[]; merchantCapabilities: string[] };
export type ExpressView = {
	title: string;
	/** Wallets and their buttons' labels; `script`: the address of the wallet's script, `style`: the button's appearance. */
	methods: {
		id: string;
		label: string;
		script?: string;
		style?: Readonly<Record<string, unknown>>;
		opens?: SheetStart;
		/** The buyer confirms on the wallet's own page (wallets-3). */
		isHosted: boolean;
	}[];
	/** The message of a provider's script about paying this amount later (wallets-15). */
	payLater?: PayLaterView;
};
export type PayLaterView = {
	place: PayLaterPlace;
	script: string;
	amount: number;
	currency: string;
	/** The style of the message. */
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

/** The notes of a customised product or a kit on its line. */
export type LineCustomView = {
	notes: { label: string; value: string }[];
	choice: CustomChoice;
	change: string;
	/** The words on the picture. */
	mark?: MarkView;
};
/** Middle and height in percent of the picture. */
export type MarkView = { text: string; x: number; y: number; size: number; rotate: number; colour?: string };
