import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { HeaderType } from "@vetrina/shop-rules/theme/header-types.ts";
import type { Badge } from "../domain/catalogue/badges.ts";
import type {
	CardStyle,
	CtaLook,
	NavigationTemplate,
	RichTextElement,
	RichTextNode,
	ViewAll,
	Zone,
} from "../domain/content/content.ts";
import type { Markup } from "../domain/content/markup.ts";
import type { ProviderId } from "../domain/identity/providers.ts";
import type { LinkedPart } from "../domain/legal/linked-text.ts";
import type { InsertHeight } from "../domain/list/list-inserts.ts";
import type { SignUpField } from "../domain/newsletter/sign-up.ts";
import type { IconName } from "../domain/shell/icons.ts";
import type { NewsletterOffer } from "../domain/shell/newsletter-popup.ts";
import type { WishlistEntry } from "../domain/wishlist/heart-id.ts";
import type { TagSettings } from "./tags/tag.ts";

/** Views contain localised texts, addresses and formatted prices, so that the client needs no code or tables for them. */

export type BadgeView = Badge;
export type MarkupView = Markup;

/** A text of editors with addresses of this locale. */
export type RichTextView = RichTextNode;
export type RichTextElementView = RichTextElement;

export type LinkView = { label: string; href: string };
/** A link or button of editors; underlined words without `look` (content-29). */
export type CtaView = {
	label: string;
	icon?: IconName;
	look?: CtaLook;
	isWide?: true;
} & (
	| {
			href: string;
			/** Tells screen readers that the link opens another tab. */
			newTab?: string;
			signsIn?: true;
	  }
	| { couponCode: string; cartHref: string }
);

export type PriceView = {
	text: string;
	value: number | null;
	currency: string;
	listText?: string;
	discountText?: string;
	from?: boolean;
};

export type ImageView = {
	src: string;
	alt: string;
	title?: string;
	/** In px. Pictures without a size are shown in the house's standard shape (media-11). */
	width?: number;
	height?: number;
	zoom?: string;
	missing?: true;
};

export type TileState = "orderable" | "preorder" | "soldOut" | "noPrice" | "banned";

export type TileView = {
	id: string;
	href: string;
	brand: string;
	name: string;
	image: ImageView | null;
	secondImage: ImageView | null;
	price: PriceView;
	unitPrice?: string;
	tiers?: string[];
	badges: BadgeView[];
	callout?: MarkupView;
	colourCount: number;
	choices?: string;
	state: TileState;
	members?: { groups: string[]; state: TileState };
	restriction?: MarkupView;
	notifyCall?: string;
	askHref?: string;
};

export type RowTileView = Pick<
	TileView,
	"id" | "href" | "brand" | "name" | "image" | "price" | "unitPrice" | "state"
>;
export type CardView = {
	style: CardStyle;
	title: string;
	subtitles?: string[];
	text?: string;
	/** Several pictures are swiped. */
	images?: ImageView[];
	links?: CtaView[];
	product?: TileView;
};

/** A part of the shop that editors place by its id. */
export type ElementView = { element: "recommendations" } | { element: "subcategories"; links: LinkView[] };

export type ListInsertView = {
	id: string;
	at: number;
	size?: `${number}x${number}`;
	height?: InsertHeight;
	content:
		| { kind: "card"; card: CardView }
		| { kind: "statement"; text: string }
		| { kind: "carousel"; title: string; tiles: TileView[] }
		| { kind: "element"; view: ElementView };
};

export type CustomerView = {
	registered: boolean;
	id?: string;
	name?: string;
	agentUntil?: string;
	groups?: string[];
};

export type WishlistView = {
	may: boolean;
	items: WishlistEntry[];
};

export type WishlistTileView = TileView & {
	itemId: string;
	custom?: true;
	colour: string;
	onlyVariantId: string | null;
};

export type NavItemView = {
	label: string;
	/** Absent for a heading. */
	href?: string;
	colour?: string;
	description?: string;
	image?: ImageView;
	template?: Exclude<NavigationTemplate, "mega">;
	viewAll?: Exclude<ViewAll, "none">;
	startsColumn?: true;
	items?: NavItemView[];
};

/** A line above the header. */
export type AnnouncementView = { nodes: RichTextNode[]; popup?: BannerPopupView };

export type CountryView = { country: string; name: string; currency: string };
export type CountryOptionView = CountryView & {
	siteId: string;
	languages: { language: Language; name: string }[];
};

export type BannerPopupView = {
	title: string;
	text: RichTextNode[];
	image?: { src: string; alt: string };
	links: LinkView[];
};
/** An editors' content at a fixed place of every page (content-28). */
export type ZoneView = {
	zone: Zone;
	title?: string;
	text: RichTextNode[];
	image?: { src: string; alt: string };
	link?: LinkView;
	isClosable: boolean;
	/** `href`: the page that shows the popup without JavaScript. */
	popup?: BannerPopupView & { href: string };
};

export type PaymentMarkView = { src: string; alt: string };

export type FooterView = {
	columns: { title: string; links: LinkView[] }[];
	copyright: string;
	/** The note that the market's law wants at prices: tax and delivery (legal-5). */
	priceNote?: LinkedPart[];
	/** Phones show the titles of columns, which open. */
	isFolded?: true;
	legal?: LinkView[];
	social?: LinkView[];
	contact?: LinkedPart[][];
	paymentNames?: string[];
	paymentMarks?: PaymentMarkView[];
	/** `code` is the address of a picture that a phone's camera reads. */
	app?: LinkView & { code?: string };
};

/** The locale never changes while the client runs, so only HTML contains the shell, and page data does not. */
export type ShellView = {
	homeHref: string;
	cartHref: string;
	checkoutHref: string;
	searchHref: string;
	wishlistHref: string;
	signInHref: string;
	registerHref: string;
	forgotPasswordHref: string;
	/** Absent if the shop has no private client at the platform; sign-in codes and passkeys need one (identity-22, identity-40). */
	signInCodeHref?: string;
	signInWith?: { id: ProviderId; name: string; href: string; inPage?: boolean }[];
	accountHref: string;
	/** Absent while operations have switched reading offline off (shell-44). */
	offlineHref?: string;
	helpHref: string;
	newsletterHref: string;
	newsletterAsks?: readonly SignUpField[];
	consentHref: string;
	/** The privacy policy of this market, which forms link to (legal-3). */
	privacyHref?: string;
	newsletterOffer?: NewsletterOffer;
	pixelRatio?: number;
	pictureShape?: number;
	apiHref: string;
	preferencesHref: string;
	siteName: string;
	/** The house's app draws header and footer itself (shell-27). */
	isInApp?: true;
	navigation: NavItemView[];
	announcements: AnnouncementView[];
	/** Milliseconds; absent for the usual time. */
	announcementInterval?: number;
	/** Appearance of the header on pages that choose none. */
	headerType?: HeaderType;
	footer: FooterView;
	zones?: ZoneView[];
	/** The receivers in the browser; absent if the house has none (event-27). */
	tags?: TagSettings;
	country: { code: string; name: string; currency: string };
	languages: { language: Language; name: string; current: boolean }[];
	countries: CountryView[];
};

export type FramedImageView = { portrait: ImageView; landscape: ImageView };

export type ProductSummaryView = LinkView & { brand: string; colour?: string; image?: ImageView };
