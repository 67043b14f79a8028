import type { FilmView } from "../../shared/contracts/film-view.ts";
import type {
	CustomisationView,
	ExpressView,
	KitView,
	TryOnView,
} from "../../shared/contracts/product-option-views.ts";
import type { WithSections } from "../../shared/contracts/section-view.ts";
import type { SizedProductView, SizeHelpView } from "../../shared/contracts/size-views.ts";
import type { ImageView, LinkView } from "../../shared/contracts/views.ts";
import type { Badge } from "../../shared/domain/catalogue/badges.ts";
import type { Markup } from "../../shared/domain/content/markup.ts";
import type { LinkedPart } from "../../shared/domain/legal/linked-text.ts";
import type { CareSymbol } from "../../shared/domain/product/care-symbols.ts";

export type ProductSectionView = {
	id: string;
	title: string;
	text: Markup;
	facts?: { name: string; value: string }[];
	symbols?: { id: CareSymbol; label: string }[];
};

export type ProductFilmView = FilmView & { at: number };

export type ModelView = { src: string; turn: number; tilt: number };

/** `sectionsBeforeRows`: how many sections stand before the rows of other products. */
export type ProductData = SizedProductView &
	Partial<WithSections> & {
		sectionsBeforeRows?: number;
		id: string;
		masterId: string;
		categoryId?: string;
		onlyVariantId: string | null;
		subName?: string;
		tiers?: string[];
		/** Notes below the price, with the words that link (legal-5, legal-6). */
		priceNotes?: LinkedPart[][];
		callouts: Markup[];
		badges: Badge[];
		herImages?: ImageView[];
		films?: ProductFilmView[];
		model?: ModelView;
		colours: {
			value: string;
			label: string;
			hex?: string;
			href: string;
			selected: boolean;
			available: boolean;
		}[];
		colourName?: string;
		sizeName?: string;
		availability: "orderable" | "preorder" | "soldOut" | "noPrice" | "banned";
		members?: { groups: string[]; availability: ProductData["availability"] };
		restriction?: Markup;
		notifyHref: string;
		restrictionHref?: string;
		preorderMessage?: string;
		madeToOrder: boolean;
		sizeHelp?: SizeHelpView;
		details: ProductSectionView[];
		background?: { words?: string; pictures?: string };
		breadcrumbs: LinkView[];
		addHref: string;
		buyNow?: string;
		inStore?: { href: string; label: string };
		share?: LinkView;
		checkoutHref: string;
		closed?: string;
		soldOrder?: string;
		customisation?: CustomisationView;
		kit?: KitView;
		tryOn?: TryOnView;
		productExpress?: ExpressView;
	};
