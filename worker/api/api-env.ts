import type { AnalyticsEvent } from "../../shared/contracts/analytics-events.ts";
import type {
	CountryOfferView,
	PlacedResponse,
	RecommendationsResponse,
	SearchEvent,
	SuggestionsResponse,
	TilesResponse,
} from "../../shared/contracts/shopper-api.ts";
import type { Choice } from "../../shared/domain/consent/consent.ts";
import type { ConsentMode } from "../../shared/domain/consent/consent-mode.ts";
import type { RecommendationType } from "../../shared/domain/shell/shop-events.ts";
import type { AppEnv } from "../base/bindings.ts";
import type { Log } from "../base/log.ts";
import type { NewsletterPort } from "../platform/commerce/newsletter.ts";
import type { NotifyMePort } from "../platform/commerce/notify-me.ts";
import type { RecommendedFor } from "../platform/recommendations/recommendations-port.ts";
import type { ApiView } from "../request/page/create-page-context.ts";
import type { PageVisitor } from "../request/page/loader.ts";
import type { EventPorts } from "./events/make-events.ts";
import type { PlacedRequest } from "./search/placed.ts";

export type ApiContext = PageVisitor & {
	view: ApiView;
	log: Log;
	deadline: AbortSignal;
	consentMode(): Promise<ConsentMode>;
	choose(choice: Choice): void;
	notifyMe: NotifyMePort;
	newsletter: NewsletterPort;
	tellSearch(event: SearchEvent): void;
	suggest(query: string): Promise<SuggestionsResponse>;
	recommend(request: {
		type: RecommendationType;
		product?: RecommendedFor;
	}): Promise<RecommendationsResponse>;
	/** Returns what is recommended to this shopper alone: nothing without consent to personalisation (search-18). */
	recommendOwn(request: {
		type: RecommendationType;
		product?: RecommendedFor;
	}): Promise<RecommendationsResponse>;
	recommendPlaced(request: Pick<PlacedRequest, "place" | "limit" | "product">): Promise<PlacedResponse>;
	tiles(ids: readonly string[]): Promise<TilesResponse>;
	events: { ports: EventPorts; queue(events: readonly AnalyticsEvent[]): void };
	csrfToken(): Promise<string>;
	countryOffer(): Promise<CountryOfferView | undefined>;
};

export type ApiEnv = { Bindings: AppEnv["Bindings"]; Variables: AppEnv["Variables"] & { api: ApiContext } };
