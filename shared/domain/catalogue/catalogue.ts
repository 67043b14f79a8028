import type { PriceTier } from "@vetrina/shop-rules/price/price.ts";
import type { Stock } from "./availability.ts";
import type { Customisation } from "./customisation.ts";
import type { KitConfiguration } from "./kit-configuration.ts";

/** The catalogue as the storefront thinks of it; platform adapters map their vendors' shapes to these. */

/** `width` and `height` in px, where the platform says both; `zoom`: the same picture, made to be enlarged. */
export type Image = {
	src: string;
	alt: string;
	title?: string;
	width?: number;
	height?: number;
	zoom?: string;
};

/** `value` is what any shopper pays, promotions included (price-6); `list` is what it is reduced from. */
export type Price = {
	value: number;
	list?: number;
	/** Another variant costs more. */
	max?: number;
	/** Prices per unit from a quantity on, in order; empty for nearly every product. */
	tiers?: PriceTier[];
};

export type Variant = {
	id: string;
	/** European Article Number; may be any text. */
	ean?: string;
	/** Attribute id → value id. */
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
	/** Variation group id, or the id of a standard product. */
	id: string;
	masterId: string;
	name: string;
	brand: string;
	/** Its words alone. */
	shortDescription: string;
	/** HTML, as the merchants wrote it; so may be the texts of `details`. */
	longDescription: string;
	slugUrl: string;
	/** Language → address; what is missing has the same address as here. */
	slugUrls: Record<string, string>;
	primaryCategoryId?: string;
	images: Image[];
	/** The same colour as women wear it; empty where there are no such pictures. */
	herImages: Image[];
	price: Price | null;
	/** Variants of the chosen colour (a standard product is its own only one). */
	variants: Variant[];
	colour?: { value: string; label: string };
	colours: VariationValue[];
	/** The merchant's own words for the attributes: Glaze, Capacity. */
	colourName?: string;
	sizeName?: string;
	sizes: { value: string; label: string }[];
	/** HTML, as the merchants wrote it. */
	callouts: string[];
	/** Taken off the shop: its page stands, and nothing on it can be bought. */
	offline: boolean;
	/** Custom fields that a shopper can see, by the platform-neutral name. */
	details: {
		subName?: string;
		/** The house's name for the colour. */
		colourDescription?: string;
		/** Said to those who may not buy it. */
		banningMessage?: string;
		material?: string;
		fit: string[];
		care?: string;
		shipping?: string;
		returns?: string;
		preorderMessage?: string;
		/** Ids of the editors' badges. */
		badges: string[];
		/** Instead of "Notify me". */
		notifyCall?: string;
		productTag?: string;
		madeToOrder: boolean;
		newArrival: boolean;
		season?: string;
		groupA?: string;
		groupB?: string;
		stockThreshold?: number;
		/** Ids of care symbols. */
		washingIcons: string[];
		/** Comma list of countries. */
		noReturnCountries?: string;
		food: boolean;
		alcohol: boolean;
		/** JSON, perhaps. */
		tabs?: string;
		/** Colours behind the page and its pictures, as a merchant has typed them. */
		backgroundPrimary?: string;
		backgroundSecondary?: string;
		/** Comma list. */
		sizeGuide?: string;
		/** JSON, perhaps. */
		itemMeasurements?: string;
		/** Comma list of films, each with a place among the pictures. */
		videos?: string;
		/** JSON, perhaps. */
		model3d?: string;
		/** It is shown on women, too. */
		femaleImage: boolean;
		customisation?: Customisation;
		kit?: KitConfiguration;
		virtualMirror: boolean;
		virtualTryOn?: string;
		beautyTryOn?: string;
		shadeFinder: boolean;
		/** Sold to order, never from the shelf. */
		soldOrder: boolean;
	};
};

export type ProductHit = {
	id: string;
	masterId: string;
	name: string;
	brand: string;
	slugUrl: string;
	/** In the merchants' order. */
	images: Image[];
	price: Price | null;
	stocks: Stock[];
	/** HTML, as the merchants wrote it. */
	callout?: string;
	colourCount: number;
	/** The merchant's own words: Glaze. */
	colourName?: string;
	subName?: string;
	/** Ids of the editors' badges. */
	badges: string[];
	productTag?: string;
	newArrival: boolean;
	madeToOrder: boolean;
	/** Instead of "Notify me". */
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
	/** Merchants' words about the value. */
	description?: string;
	hitCount: number;
	hex?: string;
	children: RefinementValue[];
};

/** Identifies a search to the service that ran it. */
export type SearchTracking = { queryId: string; index: string };

export type SearchResult = {
	/** The platform did not take the refinements or the order: these are the results without them. */
	withoutChoices?: true;
	hits: ProductHit[];
	total: number;
	offset: number;
	limit: number;
	refinements: Refinement[];
	sortingOptions: { id: string; label: string }[];
	sortId: string;
	/** A phrase may lead somewhere else altogether (search-5). */
	redirectUrl?: string;
	suggestedPhrase?: string;
	/** More was found than has all words as they were typed (search-17). */
	widened?: {
		/** The phrase that was searched for instead. */
		phrase?: string;
		/** How many of `total` have all words, where it is not all of them. */
		exact?: number;
	};
	/** The provider does not respond at the moment: an empty result does not mean that nothing exists (search-6). */
	failed?: true;
	/** Details that the provider expects back with a click. */
	tracking?: SearchTracking;
};

/** Suggestions for a typed phrase; lists without suggestions are empty. */
export type SearchSuggestions = {
	phrases: string[];
	brands: string[];
	categories: { name: string; url: string; parent?: string }[];
	/** Pages of the house. */
	pages: { name: string; url: string }[];
	products: (Pick<ProductHit, "id" | "name" | "brand" | "slugUrl" | "price"> & { image: Image | null })[];
};

/** One composition in two croppings. */
export type FramedImage = { portrait: string; landscape: string };

/** A link of a merchant or an editor: a path of the shop without locale ("/women"), or an absolute address. */
type MerchantLink = { title: string; url: string };

/** Dots above a list: one refinement's values to be chosen quickly (list-20). */
export type DotsFilter = {
	/** The refinement's id. */
	refinement: string;
	/** Values that have a dot, in this order; empty for all. */
	values: string[];
	shape: "round" | "square";
	/** One dot at a time, or any of several. */
	match: "one" | "any";
};

export type Category = {
	id: string;
	name: string;
	image?: FramedImage;
	/** The path without locale: "/women/dresses". */
	url: string;
	/** The line below its name. */
	description?: string;
	/** HTML that merchants have written, at the foot of its list; to be sanitised. */
	pageDescription?: string;
	pageTitle?: string;
	/** Words above its name, in the place of its name, and of the line below it. */
	titleTexts?: { above?: string; heading?: string; below?: string };
	/** Related links. */
	links?: { place: "head" | "foot"; title?: string; links: MerchantLink[] };
	/** A path of the shop that stands for its list in search engines. */
	canonical?: string;
	noIndex?: true;
	excludedFromSitemap?: true;
	showInMenu: boolean;
	/** One of the tabs of a search. */
	showInSearchTabs?: true;
	/** The editors' page of its address stands before its list. */
	hasLandingPage?: true;
	/** The plain list, whatever editors have written for it. */
	defaultListTemplate?: true;
	/** Whether a row of its newest products is on top of its list. */
	carouselHits?: true;
	/** The percent of a price cut is shown from this one on. */
	minDiscount?: number;
	dots?: DotsFilter;
	/** The picture that its tiles show first, counted from 0. */
	alternativeImage?: number;
	/** Comma list; this and the button are inherited by what is below. */
	sizeGuide?: string;
	measurementButton?: boolean;
	parentId?: string;
	children: Category[];
};
