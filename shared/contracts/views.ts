import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Badge } from "../domain/catalogue/badges.ts";
import type { CardStyle } from "../domain/content/content.ts";
import type { Markup } from "../domain/content/markup.ts";
import type { ProviderId } from "../domain/identity/providers.ts";
import type { InsertHeight } from "../domain/list/list-inserts.ts";
import type { SignUpField } from "../domain/newsletter/sign-up.ts";
import type { NewsletterOffer } from "../domain/shell/newsletter-popup.ts";
import type { WishlistEntry } from "../domain/wishlist/heart-id.ts";

/**
 * View models: what the worker says to the interface. Every text is localised, every address comes from the
 * path builder, every price is formatted: the client builds none of these, so it ships no code or tables for them.
 */

export type BadgeView = Badge;
export type MarkupView = Markup;

export type LinkView = { label: string; href: string };

/** A price as shown; the server formats it and applies the country's overrides (price-4). */
export type PriceView = {
	/** The price to pay: "€ 90", or "-" if there is no price. */
	text: string;
	/** Minor-unit free decimal number for structured data; null without a price. */
	value: number | null;
	currency: string;
	/** The struck price, if a sale or a promotion undercuts the list price. */
	listText?: string;
	/** Percent, 100 − round(100 × sale / list): "−25%"; absent below the category's minimum. */
	discountText?: string;
	from?: boolean;
};

/** A picture of the media service; the interface asks for widths with `imageUrl` (shared/domain/media/images.ts). */
export type ImageView = {
	src: string;
	alt: string;
	/** The title, if it differs from `alt`. */
	title?: string;
	/** px; pictures of products that do not say them have the shape of the house (media-11). */
	width?: number;
	height?: number;
	/** The same picture, made to be enlarged. */
	zoom?: string;
	/** The placeholder of a product without pictures, which is neither enlarged nor shared. */
	missing?: true;
};

export type TileState = "orderable" | "preorder" | "soldOut" | "noPrice" | "banned";

export type TileView = {
	/** Variation group id (or standard product id). */
	id: string;
	href: string;
	brand: string;
	name: string;
	subName?: string;
	image: ImageView | null;
	/** Shown on hover by cross-fade. */
	secondImage: ImageView | null;
	price: PriceView;
	/** "from 4: € 80 each": prices per unit from a quantity on. */
	tiers?: string[];
	/** Short labels over the picture: "New", "Made to order". */
	badges: BadgeView[];
	/** Promotion call-out, a phrase. */
	callout?: MarkupView;
	colourCount: number;
	/** Replaces the number of colours if the merchant has another word for them. */
	choices?: string;
	state: TileState;
	/** Present for products reserved for customer groups; `state` is that of the groups' members. */
	members?: { groups: string[]; state: TileState };
	/** The reason of a restriction, in the merchants' words. */
	restriction?: MarkupView;
	/** Instead of "Notify me". */
	notifyCall?: string;
	/** The page to wait for a product that cannot be bought, or to read the reason of a restriction. */
	askHref?: string;
};

/** A product in a row below a page: recommended, or viewed lately. */
export type RowTileView = Pick<TileView, "id" | "href" | "brand" | "name" | "image" | "price" | "state">;
/** Editors' card; the style decides which parts are shown. */
export type CardView = {
	style: CardStyle;
	title: string;
	subtitle?: string;
	text?: string;
	image?: ImageView;
	link?: LinkView;
	product?: TileView;
};

/** Content in a list. */
export type ListInsertView = {
	id: string;
	/** Number of this page's tiles before the insert. */
	at: number;
	/** Columns × rows among the tiles; if absent, the insert has a row of its own. */
	size?: `${number}x${number}`;
	height?: InsertHeight;
	content:
		| { kind: "card"; card: CardView }
		| { kind: "statement"; text: string }
		| { kind: "carousel"; title: string; tiles: TileView[] }
		/** The list's own links to subcategories, in large. */
		| { kind: "subcategories" };
};

/** The current customer as the interface needs them. */
export type CustomerView = {
	registered: boolean;
	/** Distinguishes customers of the same name; absent for guests. */
	id?: string;
	name?: string;
	/** An agent of the house acts for this customer until this time (ISO date). */
	agentUntil?: string;
	/** The customer groups for which products and content may be reserved. */
	groups?: string[];
};

/** The data of the hearts; `id` is the variation group (or standard product). */
export type WishlistView = {
	/** False for guests of sites that require a sign-in for wishlists. */
	may: boolean;
	items: WishlistEntry[];
};

/** A wishlist item as a tile. */
export type WishlistTileView = TileView & {
	itemId: string;
	/** A customised item, whose size and customisation are part of `colour`. */
	custom?: true;
	colour: string;
	/** Set if the product has a single variant. */
	onlyVariantId: string | null;
};

/** Leaves have no `items`: most of a menu is leaves, and every page contains the menu. */
export type NavItemView = LinkView & { items?: NavItemView[] };

export type CountryView = { country: string; name: string; currency: string };
export type CountryOptionView = CountryView & {
	siteId: string;
	languages: { language: Language; name: string }[];
};

/** Data shared by every page of one locale. The running client never changes its locale, so the shell is sent with HTML alone. */
export type ShellView = {
	homeHref: string;
	cartHref: string;
	checkoutHref: string;
	searchHref: string;
	wishlistHref: string;
	signInHref: string;
	registerHref: string;
	forgotPasswordHref: string;
	/** Absent where the shop has no private client at the platform: neither codes nor passkeys sign in (identity-22, identity-40). */
	signInCodeHref?: string;
	/** Providers for sign-in; absent if there are none. `inPage`: the provider's script signs in without leaving the page. */
	signInWith?: { id: ProviderId; name: string; href: string; inPage?: boolean }[];
	accountHref: string;
	helpHref: string;
	newsletterHref: string;
	/** Fields of a sign-up besides the address; absent if there are none. */
	newsletterAsks?: readonly SignUpField[];
	consentHref: string;
	/** The delay of the newsletter popup and the excluded pages; absent if there is no popup. */
	newsletterOffer?: NewsletterOffer;
	/** The highest pixel ratio of pictures; absent for the default. */
	pixelRatio?: number;
	/** Width of products' pictures divided by their height; absent for the default. */
	pictureShape?: number;
	apiHref: string;
	/** Form target of the country and language selectors. */
	preferencesHref: string;
	siteName: string;
	navigation: NavItemView[];
	announcements: string[];
	footer: { columns: { title: string; links: LinkView[] }[]; copyright: string };
	country: { code: string; name: string; currency: string };
	languages: { language: Language; name: string; current: boolean }[];
	countries: CountryView[];
};

/** One composition in two croppings: which is shown depends on the window's shape. */
export type FramedImageView = { portrait: ImageView; landscape: ImageView };

export type RichBlock =
	| { kind: "paragraph"; text: string }
	| { kind: "heading"; text: string }
	| { kind: "list"; items: string[] };

export type ProductSummaryView = LinkView & { brand: string; colour?: string; image?: ImageView };
