import type { Badge } from "../domain/catalogue/badges.ts";
import type { Markup } from "../domain/content/markup.ts";
import type { PageSpan } from "../domain/list/list-paging.ts";
import type { Language } from "../domain/locale/site-locale.ts";
import type { CareSymbol } from "../domain/product/care-symbols.ts";
import type { ItemMeasurements, MeasureName, MeasureUnit } from "../domain/product/item-measurements.ts";
import type { NotifyPageType } from "../domain/product/notify-me.ts";
import type { BodyMeasure, SizeTableId } from "../domain/product/size-guide.ts";
import type { BasketView } from "./basket-views.ts";
import type { CustomisationView, ExpressView, KitView, TryOnView } from "./product-option-views.ts";
import type { NewsletterErrorCode, NotifyMeErrorCode } from "./shopper-api.ts";
import type {
	CardView,
	CountryOptionView,
	CustomerView,
	ImageView,
	LinkView,
	ListInsertView,
	PriceView,
	ShellView,
	TileView,
	WishlistTileView,
	WishlistView,
} from "./views.ts";

/** Head of a page; the server writes it, the running client applies it on navigation. */
export type HeadView = {
	title: string;
	description?: string;
	/** e.g. "noindex, follow"; absent = indexable. */
	robots?: string;
	/** Absolute. */
	canonical?: string;
	/** Absolute; hreflang → address. Empty on 404 and noindex pages (locale-9). */
	alternates: { hreflang: string; href: string }[];
	openGraph: Record<string, string>;
	/** schema.org objects; server only, never shipped as page data. */
	jsonLd: object[];
	/** The picture that will be the largest paint; several where the window's shape chooses, each with its media query. */
	preloadImages?: (ImageView & { sizes: string; media?: string })[];
};

export type LocaleView = {
	siteId: string;
	country: string;
	language: Language;
	currency: string;
	prefix: string;
	/** BCP 47 tag for the `lang` attribute. */
	tag: string;
	dir: "ltr" | "rtl";
};

export type RefinementValueView = {
	label: string;
	/** None where it stands for all. */
	hitCount?: number;
	/** Address of the list with this value toggled, back on page 1. */
	href: string;
	selected?: true;
	/** Validated hex colour of a swatch. */
	hex?: string;
	/** Nested ones, while it is open. */
	values?: RefinementValueView[];
};
/** `single`: takes one value. */
export type RefinementView = { id: string; label: string; values: RefinementValueView[]; single?: true };

/** One composition in two croppings: which is shown depends on the window's shape. */
export type FramedImageView = { portrait: ImageView; landscape: ImageView };

export type ListData = {
	heading: string;
	/** Merchants' words above the heading. */
	above?: string;
	description?: string;
	/** Merchants' text about the list, at its foot. */
	text?: Markup;
	links?: { place: "head" | "foot"; title?: string; links: LinkView[] };
	/** Of a search: all, and the categories that are tabs. */
	tabs?: (LinkView & { selected?: true })[];
	/** One refinement's values by their colours alone, above the list. */
	dots?: { label: string; square?: true; values: RefinementValueView[] };
	/** The category's own picture, on its first page: wide, whatever the window's shape. */
	head?: ImageView;
	/** "category" has breadcrumbs and sub-categories, "search" has a query. */
	mode: "category" | "search";
	query?: string;
	categoryId?: string;
	breadcrumbs: LinkView[];
	subcategories: LinkView[];
	total: number;
	totalText: string;
	tiles: TileView[];
	/** Editors' content between the tiles, in the order of its places. */
	inserts?: ListInsertView[];
	/** The pages whose tiles these are: one as it is loaded, more as others join. */
	spans: PageSpan[];
	previousHref?: string;
	nextHref?: string;
	/** The next page comes as the shopper nears the end; else by a button. */
	nextByItself?: boolean;
	sorting: { id: string; label: string; href: string; selected: boolean }[];
	refinements: RefinementView[];
	/** Selected values as removable chips. */
	chips: { label: string; href: string }[];
	clearHref?: string;
	/** Why there is nothing, where it is not that nothing was found; another try may find it. */
	resting?: { text: string; again: LinkView };
	/** Searches that found nothing offer these. */
	suggestions: LinkView[];
	/** Nothing is here, and no choice is the reason: what is popular stands below. */
	rowsBelow?: true;
};

export type ProductSizeView = {
	/** Variant id to add, when the chosen colour has this size. */
	productId: string | null;
	value: string;
	label: string;
	state: "available" | "preorder" | "soldOut";
	/** "Last pieces" threshold reached. */
	lastPieces: boolean;
	price?: PriceView;
};

export type ProductSectionView = {
	id: string;
	title: string;
	/** Paragraphs and lists. */
	text: Markup;
	/** Of care: signs with their names. */
	symbols?: { id: CareSymbol; label: string }[];
};

/** Tables of the size guide, and what the piece itself measures. */
export type SizeHelpView = {
	/** The same without JavaScript. */ href: string;
	tables: SizeTableId[];
	measurements?: ItemMeasurements;
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

/** The piece as a solid, and how it is turned at first (degrees). */
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
	/** What each piece costs from so many on, in words. */
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
	/** Where "Notify me" posts to, and where it is said why a piece is kept, without JavaScript. */
	notifyHref: string;
	restrictionHref?: string;
	preorderMessage?: string;
	madeToOrder: boolean;
	/** What the size guide's flyout shows; absent where it would be empty. */
	sizeHelp?: SizeHelpView;
	/** Folded sections: description, composition, care, shipping … */
	details: ProductSectionView[];
	/** Validated colours behind the words and behind the pictures. */
	ground?: { words?: string; pictures?: string };
	breadcrumbs: LinkView[];
	/** Form target that works without JavaScript. */
	addHref: string;
	/** Where the site has it: what the second button says. */
	buyNow?: string;
	/** Where buying at once leads. */
	checkoutHref: string;
	/** What is said instead of all buttons: the piece is taken off the shop, or what it comes with cannot be had just now. */
	closed?: string;
	/** Said of what is sold to order. */
	soldOrder?: string;
	/** Parts of their own (client/app/parts.ts). */
	customisation?: CustomisationView;
	kit?: KitView;
	tryOn?: TryOnView;
	express?: ExpressView;
};

export type RichBlock =
	| { kind: "paragraph"; text: string }
	| { kind: "heading"; text: string }
	| { kind: "list"; items: string[] };

export type HomeData = {
	hero: { image: FramedImageView; line: string; link: LinkView };
	pair: { image: ImageView; link: LinkView; text: string }[];
	newArrivals: { title: string; link: LinkView; tiles: TileView[] };
	manifesto: string;
	/** With a picture where the category has one. */
	categories: (LinkView & { image?: ImageView })[];
};

/** A category as its editors present it, before its list. */
export type CategoryLandingData = {
	categoryId: string;
	heading: string;
	breadcrumbs: LinkView[];
	hero: HomeData["hero"];
	statement: string;
	/** What is in it. */
	categories: HomeData["categories"];
	newArrivals: HomeData["newArrivals"];
};

export type LandingData = {
	suggestion: {
		href: string;
		countryName: string;
		languageName: string;
		country: string;
		language: Language;
	} | null;
	countries: CountryOptionView[];
};

export type CartData = { basket: BasketView; notice?: string; error?: string };
export type WishlistData = {
	customer: CustomerView;
	wishlist: WishlistView;
	tiles: WishlistTileView[];
	/** Wishes without a tile: for what the shop does not sell any more, or (`resting`) for what it cannot show just now. */
	gone: { itemId: string; piece?: LinkView }[];
	/** Why none of them has its tile; another try may bring them. */
	resting?: { text: string; again: LinkView };
	notice?: string;
	error?: string;
	/** What made the shop ask to sign in. */
	wish?: string;
};
export type SignInData = { customer: CustomerView; error?: string; notice?: string; wish?: string };
/** Texts of the form: the browser has them only with the popup. */
export type NewsletterWords = {
	text: string;
	email: string;
	submit: string;
	agreement: string;
	done: string;
	errors: { invalidEmail: string; unavailable: string };
};
export type NewsletterData = { words: NewsletterWords; subscribed: boolean; error?: NewsletterErrorCode };
/** Likewise. */
export type NotifyMeWords = { text: string; email: string; consent: string; invalidEmail: string };
/** What a page is about, and the way back to it. */
export type ProductSummaryView = LinkView & { brand: string; image?: ImageView };
/** A page about one piece: what a layer says of it where there is a script. */
export type ProductNoteData = { title: string; piece: ProductSummaryView; content: ProductNoteContent };
export type ProductNoteContent =
	/** `action` is where the form posts to. */
	| ({ kind: "notifyMe"; action: string; saved: boolean } & NotifyMeFormView)
	/** `registered`: signing in would be nothing new. */
	| { kind: "restriction"; text: Markup; registered: boolean }
	| { kind: "sizes"; help: SizeHelpView; words: MeasureWords };
/** The browser has them only with the flyout. */
export type MeasureWords = Record<MeasureKey, string>;
export type MeasureKey =
	| "unit"
	| "note"
	| `units.${MeasureUnit}`
	| `tables.${SizeTableId}`
	| `body.${BodyMeasure}`
	| `pieces.${MeasureName}`;
export type NotifyMeFormView = {
	wish: { productId: string; pageType: NotifyPageType };
	words: NotifyMeWords;
	/** Customers are asked for nothing: the shop knows their address. */
	registered?: boolean;
	error?: NotifyMeErrorCode;
};
export type ContentData = {
	title: string;
	body: RichBlock[];
	/** A batch of a longer content, and the address of the next one where there is one. */
	cards?: { items: CardView[]; total: number; nextHref?: string };
};
export type NotFoundData = {
	number: string;
	title: string;
	body: RichBlock[];
	searchHeading: string;
};
/** `detail` only outside production. */
export type ErrorData = {
	email: string;
	requestId: string;
	detail?: { message: string; stack?: string; hint?: string };
};

export type BrandsData = {
	title: string;
	lettersLabel: string;
	letters: { letter: string; isFilled: boolean }[];
	groups: { letter: string; links: LinkView[] }[];
};

export type SitemapBranch = LinkView & { below: SitemapBranch[] };
export type SitemapData = {
	title: string;
	shop: SitemapBranch[];
	others: { title: string; links: LinkView[] };
};

export type PageBody =
	| { kind: "landing"; data: LandingData }
	| { kind: "home"; data: HomeData }
	| { kind: "category-landing"; data: CategoryLandingData }
	| { kind: "list"; data: ListData }
	| { kind: "product"; data: ProductData }
	| { kind: "cart"; data: CartData }
	| { kind: "wishlist"; data: WishlistData }
	| { kind: "sign-in"; data: SignInData }
	| { kind: "newsletter"; data: NewsletterData }
	| { kind: "product-note"; data: ProductNoteData }
	| { kind: "content"; data: ContentData }
	| { kind: "brands"; data: BrandsData }
	| { kind: "sitemap"; data: SitemapData }
	| { kind: "not-found"; data: NotFoundData }
	| { kind: "error"; data: ErrorData };

/** One page, two representations: rendered to HTML, or sent as this value to the running client. */
export type PageView = PageDataView & { shell: ShellView };

/** A page without what it shares with every other page of its locale. */
export type PageDataView = PageBody & {
	/** HTTP status of the page. */
	status: number;
	locale: LocaleView;
	/** Path and query the page answers, locale included. */
	path: string;
	head: HeadView;
};

/** Answer of `/_page/…`: a page, or an address that the browser has to load itself. */
export type PageResponse = { page: PageDataView } | { redirect: string; document: boolean };
