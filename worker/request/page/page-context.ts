import type { Language, SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { PriceRules, PriceType } from "@vetrina/shop-rules/price/price.ts";
import type { TFunction } from "i18next";
import type { HeadView } from "../../../shared/contracts/page.ts";
import type { DesignView, LiveView } from "../../../shared/contracts/preview/design-view.ts";
import type { CountryOptionView, ShellView } from "../../../shared/contracts/views.ts";
import type { Paths } from "../../../shared/domain/addresses/paths.ts";
import type { CategoryIndex } from "../../../shared/domain/catalogue/categories.ts";
import type { ContentLink } from "../../../shared/domain/content/content.ts";
import type { RecommenderDetails } from "../../../shared/domain/shell/shop-events.ts";
import type { CataloguePort } from "../../platform/commerce/catalogue/catalogue.ts";
import type { StorePort } from "../../platform/commerce/stores/stores.ts";
import type { Deliveries } from "../../platform/config.ts";
import type { ContentPort } from "../../platform/content/content.ts";
import type {
	PlacedRecommendations,
	RecommendedFor,
} from "../../platform/recommendations/recommendations-port.ts";
import type { SearchPort } from "../../platform/search/search-port.ts";
import type { SiteSettings } from "../../platform/site-settings.ts";
import type { Viewer } from "./read-viewer.ts";

export type Translate = TFunction;

export type LocalisedPath = string | ((language: Language) => string);

export type PageContext = {
	locale: SiteLocale;
	paths: Paths;
	origin: string;
	isIndexed: boolean;
	path: string;
	search: URLSearchParams;
	now: Date;
	catalogue: CataloguePort;
	finder: SearchPort;
	content: ContentPort;
	/** Returns what a named recommender or zone recommends to everyone, because shared pages need it (search-19). */
	recommend(place: PlacedRecommendations): Promise<RecommenderDetails>;
	/** The product of the page, for zones that recommend what goes with it. */
	recommendFor?: RecommendedFor;
	stores: StorePort;
	categories: CategoryIndex;
	prices: { rules: PriceRules; type: PriceType };
	timeZone: string;
	deliveries: Deliveries;
	t: Translate;
	shell: ShellView;
	/** The variant of the header's personalised contents (cache-18). */
	shellVariant: string;
	countries: CountryOptionView[];
	isPartial: boolean;
	/** Reports a fault to the shop's operators, at most once a minute per title; `source` names the module. */
	report(title: string, source: string, details: (viewer: Viewer) => object): void;
	/** Logs a fault of editors' content once, with the path of the page that shows it (content-16). */
	warn(fault: string, source: string): void;
	/** Reports a feature that editors use and the shop does not support, once and in development only (content-2). */
	missing(title: string, source: string): void;
	deadLink(link: ContentLink): void;
	withTargets(links: readonly ContentLink[]): Promise<ContentLink[]>;
	alternatesOf(path: LocalisedPath): HeadView["alternates"];
	settings: SiteSettings;
	/** Returns the design mode that the page is shown in (preview-10), or that it is a live preview (preview-14). */
	design?(): DesignView | LiveView | undefined;
};
