import type {
	ActivityBody,
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

/** The context of a request to the shopper API once its locale is known, as `c.get("api")`. */
export type ApiContext = PageVisitor & {
	view: ApiView;
	log: Log;
	/** The deadline of the whole request (platform-1). */
	deadline: AbortSignal;
	/** Whether the law of the shopper's country requires consent or a way to object (consent-4). */
	consentMode(): Promise<ConsentMode>;
	/** Keeps what the shopper has chosen; the platform hears of it behind the response. */
	choose(choice: Choice): void;
	notifyMe: NotifyMePort;
	newsletter: NewsletterPort;
	/** Tells the service that ran a search what became of it. Comes back at once. */
	tellSearch(event: SearchEvent): void;
	/** Returns suggestions, which are shared by all shoppers except customers with personalised search. */
	suggest(query: string): Promise<SuggestionsResponse>;
	/** Returns recommendations and recently viewed products; the same for every guest. */
	recommend(wanted: { type: RecommendationType; product?: RecommendedFor }): Promise<RecommendationsResponse>;
	tiles(ids: readonly string[]): Promise<TilesResponse>;
	/** Tells the service that learns from them what shoppers did with recommendations; false without such a service. Returns at once. */
	tell(activity: ActivityBody): boolean;
	/** The anti-forgery token of this browser, for the header `x-csrf-token` of writes. */
	csrfToken(): Promise<string>;
};

export type ApiEnv = { Bindings: AppEnv["Bindings"]; Variables: AppEnv["Variables"] & { api: ApiContext } };
