import type {
	CustomisationView,
	ExpressView,
	KitView,
	TryOnView,
} from "../../shared/contracts/product-option-views.ts";
import type { SizedProductView, SizeHelpView } from "../../shared/contracts/size-views.ts";
import type { ImageView, LinkView } from "../../shared/contracts/views.ts";
import type { Badge } from "../../shared/domain/catalogue/badges.ts";
import type { Markup } from "../../shared/domain/content/markup.ts";
import type { CareSymbol } from "../../shared/domain/product/care-symbols.ts";

export type ProductSectionView = {
	id: string;
	title: string;
	text: Markup;
	/** Care symbols with their names. */
	symbols?: { id: CareSymbol; label: string }[];
};

export type FilmView = {
	/** Position among the pictures, from 0; films are inserted in the order given. */
	at: number;
	label: string;
	/** The film's thumbnail, in the pictures' aspect ratio. */
	poster: string;
	/** `ratioHref` returns the film's aspect ratio. */
	src: string;
	ratioHref: string;
};

/** The product as a 3D model, and its initial rotation (degrees). */
export type ModelView = { src: string; turn: number; tilt: number };

export type ProductData = SizedProductView & {
	/** Variation group id (or standard product id). */
	id: string;
	masterId: string;
	/** Set when there is only one thing to buy: no size selector then. */
	onlyVariantId: string | null;
	subName?: string;
	/** Prices per unit from a quantity on, as texts. */
	tiers?: string[];
	/** Promotion call-outs, each a phrase. */
	callouts: Markup[];
	badges: Badge[];
	/** Pictures with a female model, if `images` show a male one. */
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
	/** The merchant's own words for colour and size. */
	colourName?: string;
	sizeName?: string;
	availability: "orderable" | "preorder" | "soldOut" | "noPrice" | "banned";
	/** Present for products reserved for customer groups; `availability` is that of the groups' members. */
	members?: { groups: string[]; availability: ProductData["availability"] };
	/** The reason for a restriction, in the merchants' words. */
	restriction?: Markup;
	/** Targets without JavaScript: "Notify me" posts to `notifyHref`, and `restrictionHref` explains the restriction. */
	notifyHref: string;
	restrictionHref?: string;
	preorderMessage?: string;
	madeToOrder: boolean;
	/** Content of the size guide's flyout; absent if there is none. */
	sizeHelp?: SizeHelpView;
	/** Folded sections, such as description, composition, care and shipping. */
	details: ProductSectionView[];
	/** Validated background colours. */
	background?: { words?: string; pictures?: string };
	breadcrumbs: LinkView[];
	/** Form target that works without JavaScript. */
	addHref: string;
	/** The label of the second button; absent if the site has none. */
	buyNow?: string;
	/** Stores that have the chosen size; the size's id is appended to `href` (stores-5). */
	inStore?: { href: string; label: string };
	/** The page that shares the product (sharing-1). */
	share?: LinkView;
	/** The target of buying at once. */
	checkoutHref: string;
	/** The text in place of all buttons: the product is no longer sold, or its parts are not available just now. */
	closed?: string;
	/** The hint on products that are sold to order. */
	soldOrder?: string;
	/** Parts of their own (client/app/parts/parts.ts). */
	customisation?: CustomisationView;
	kit?: KitView;
	tryOn?: TryOnView;
	express?: ExpressView;
};
