import type { PriceTier } from "@vetrina/shop-rules/price/price.ts";
import type { UnitPriceRange } from "@vetrina/shop-rules/price/unit-price.ts";
import type { Stock } from "./availability.ts";
import type { Customisation } from "./customisation.ts";
import type { KitConfiguration } from "./kit-configuration.ts";

/** `width` and `height`: px. `zoom`: the address of the same picture in a higher resolution. */
export type Image = {
	src: string;
	alt: string;
	title?: string;
	width?: number;
	height?: number;
	zoom?: string;
};

/**
 * `value` includes promotions (price-6). `list`: the price before the reduction. `max`: the highest price, if variants differ. `isMarkdown`:
 * a sales price book applies, promotions apart.
 */
export type Price = {
	value: number;
	list?: number;
	isMarkdown?: true;
	max?: number;
	tiers?: PriceTier[];
};

export type Variant = {
	id: string;
	ean?: string;
	/** Maps the ids of attributes to the ids of their values. */
	values: Record<string, string>;
	price: Price | null;
	stock: Stock;
};

export type VariationValue = {
	value: string;
	label: string;
	hex?: string;
	groupId?: string;
	slugUrl?: string;
	orderable: boolean;
};

export type Product = {
	id: string;
	masterId: string;
	name: string;
	brand: string;
	shortDescription: string;
	/** Merchants write this text and those in `details`; all of them may contain HTML. */
	longDescription: string;
	slugUrl: string;
	/** Paths by language; a language that is missing here uses `slugUrl`. */
	slugUrls: Record<string, string>;
	primaryCategoryId?: string;
	images: Image[];
	/** Pictures of the product's colour, worn by a woman. */
	herImages: Image[];
	price: Price | null;
	variants: Variant[];
	colour?: { value: string; label: string };
	colours: VariationValue[];
	colourName?: string;
	sizeName?: string;
	sizes: { value: string; label: string }[];
	callouts: string[];
	/** The platform's promotions that apply to the product; absent if there are none. */
	promotionIds?: string[];
	/** True if the product is no longer sold. Its page remains. */
	offline: boolean;
	details: {
		subName?: string;
		colourDescription?: string;
		banningMessage?: string;
		material?: string;
		fit: string[];
		care?: string;
		shipping?: string;
		returns?: string;
		preorderMessage?: string;
		badges: string[];
		notifyCall?: string;
		productTag?: string;
		madeToOrder: boolean;
		newArrival: boolean;
		groupA?: string;
		groupB?: string;
		stockThreshold?: number;
		washingIcons: string[];
		noReturnCountries?: string;
		food: boolean;
		alcohol: boolean;
		/** JSON that merchants write; it may be malformed. */
		tabs?: string;
		backgroundPrimary?: string;
		backgroundSecondary?: string;
		sizeGuide?: string;
		itemMeasurements?: string;
		videos?: string;
		model3d?: string;
		femaleImage: boolean;
		customisation?: Customisation;
		kit?: KitConfiguration;
		virtualMirror: boolean;
		virtualTryOn?: string;
		beautyTryOn?: string;
		shadeFinder: boolean;
		soldOrder: boolean;
	};
};

export type ProductHit = {
	id: string;
	masterId: string;
	name: string;
	brand: string;
	slugUrl: string;
	images: Image[];
	price: Price | null;
	/** The price by unit, which is the least of several if `most` is there (legal-7). */
	unitPrice?: UnitPriceRange;
	stocks: Stock[];
	callout?: string;
	colourCount: number;
	colourName?: string;
	badges: string[];
	productTag?: string;
	newArrival: boolean;
	madeToOrder: boolean;
	notifyCall?: string;
	groupA?: string;
	groupB?: string;
	banningMessage?: string;
};

export type Refinement = {
	id: string;
	label: string;
	values: RefinementValue[];
};

type RefinementValue = {
	value: string;
	label: string;
	description?: string;
	hitCount: number;
	hex?: string;
	children: RefinementValue[];
};

export type SearchTracking = { queryId: string; index: string };

export type SearchResult = {
	withoutChoices?: true;
	hits: ProductHit[];
	total: number;
	offset: number;
	limit: number;
	refinements: Refinement[];
	sortingOptions: { id: string; label: string }[];
	sortId: string;
	/** Set if the search phrase redirects to a page (search-5). */
	redirectUrl?: string;
	suggestedPhrase?: string;
	/**
	 * Set if the results include products without all of the typed words (search-17). `exact`: how many products have all words. `phrase`:
	 * the phrase that was searched for instead.
	 */
	widened?: {
		phrase?: string;
		exact?: number;
	};
	/** Set if the search provider did not respond; the list is then empty although products may exist (search-6). */
	failed?: true;
	tracking?: SearchTracking;
};

export type SearchSuggestions = {
	phrases: string[];
	brands: string[];
	categories: { name: string; url: string; parent?: string }[];
	pages: { name: string; url: string }[];
	products: (Pick<ProductHit, "id" | "name" | "brand" | "slugUrl" | "price"> & { image: Image | null })[];
};

export type FramedImage = { portrait: string; landscape: string };

type MerchantLink = { title: string; url: string };

/** Describes the links above a list that choose values of one refinement, one or several at a time (list-20). */
export type DotsFilter = {
	refinement: string;
	values: string[];
	shape: "round" | "square";
	match: "one" | "any";
};

export type Category = {
	id: string;
	name: string;
	image?: FramedImage;
	url: string;
	description?: string;
	/** HTML that merchants write; it must be sanitised. */
	pageDescription?: string;
	pageTitle?: string;
	titleTexts?: { above?: string; heading?: string; below?: string };
	links?: { place: "head" | "foot"; title?: string; links: MerchantLink[] };
	canonical?: string;
	noIndex?: true;
	excludedFromSitemap?: true;
	showInMenu: boolean;
	showInSearchTabs?: true;
	/** True if the category's address shows a page by the editors instead of the list. */
	hasLandingPage?: true;
	defaultListTemplate?: true;
	carouselHits?: true;
	minDiscount?: number;
	dots?: DotsFilter;
	alternativeImage?: number;
	/** Comma-separated ids. Subcategories inherit `sizeGuide` and `measurementButton` (catalogue-12). */
	sizeGuide?: string;
	measurementButton?: boolean;
	parentId?: string;
	children: Category[];
};
