import type {
	CustomisationView,
	ExpressView,
	KitView,
	TryOnView,
} from "../../shared/contracts/product-option-views.ts";
import type { ProductSizeView, SizeHelpView } from "../../shared/contracts/size-views.ts";
import type { ImageView, LinkView, PriceView } from "../../shared/contracts/views.ts";
import type { Badge } from "../../shared/domain/catalogue/badges.ts";
import type { Markup } from "../../shared/domain/content/markup.ts";
import type { CareSymbol } from "../../shared/domain/product/care-symbols.ts";

export type ProductSectionView = {
	id: string;
	title: string;
	/** Paragraphs and lists. */
	text: Markup;
	/** Of care: signs with their names. */
	symbols?: { id: CareSymbol; label: string }[];
};

/** A film among the pictures. */
export type FilmView = {
	/** Which place of the line it takes, from 0; those named first go in first. */
	at: number;
	label: string;
	/** Its thumbnail, in the shape of the pictures. */
	poster: string;
	/** The film, and where its shape can be asked for. */
	src: string;
	ratioHref: string;
};

/** The product as a 3D model, and its initial rotation (degrees). */
export type ModelView = { src: string; turn: number; tilt: number };

export type ProductData = {
	/** Variation group id (or standard product id). */
	id: string;
	masterId: string;
	/** Set when there is only one thing to buy: no size selector then. */
	onlyVariantId: string | null;
	brand: string;
	name: string;
	subName?: string;
	price: PriceView;
	/** What each unit costs from so many on, in words. */
	tiers?: string[];
	/** Promotion call-outs, each a phrase. */
	callouts: Markup[];
	badges: Badge[];
	images: ImageView[];
	/** As women wear it, where the others show men. */
	herImages?: ImageView[];
	films?: FilmView[];
	model?: ModelView;
	colours: {
		value: string;
		label: string;
		hex?: string;
		href: string;
		selected: boolean;
		available: boolean;
	}[];
	colourLabel: string;
	/** What the merchant calls colours and sizes. */
	colourName?: string;
	sizeName?: string;
	sizes: ProductSizeView[];
	availability: "orderable" | "preorder" | "soldOut" | "noPrice" | "banned";
	/** Of what is for some customers only: which, and what it is to them. */
	members?: { groups: string[]; availability: ProductData["availability"] };
	/** Why, in the merchants' words. */
	restriction?: Markup;
	/** Instead of "Notify me". */
	notifyCall?: string;
	/** Without JavaScript: where "Notify me" posts to, and the page that says why a product is restricted. */
	notifyHref: string;
	restrictionHref?: string;
	preorderMessage?: string;
	madeToOrder: boolean;
	/** What the size guide's flyout shows; absent where it would be empty. */
	sizeHelp?: SizeHelpView;
	/** Folded sections: description, composition, care, shipping … */
	details: ProductSectionView[];
	/** Validated colours behind the words and behind the pictures. */
	background?: { words?: string; pictures?: string };
	breadcrumbs: LinkView[];
	/** Form target that works without JavaScript. */
	addHref: string;
	/** Where the site has it: what the second button says. */
	buyNow?: string;
	/** Stores that have the chosen size: `href` ends where its id goes (stores-5). */
	inStore?: { href: string; label: string };
	/** Where it is shown to others (sharing-1). */
	share?: LinkView;
	/** Where buying at once leads. */
	checkoutHref: string;
	/** The text in place of all buttons: the product is no longer sold, or its parts are not available just now. */
	closed?: string;
	/** Said of what is sold to order. */
	soldOrder?: string;
	/** Parts of their own (client/app/parts/parts.ts). */
	customisation?: CustomisationView;
	kit?: KitView;
	tryOn?: TryOnView;
	express?: ExpressView;
};
