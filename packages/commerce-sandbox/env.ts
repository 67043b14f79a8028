import type { BasketTurns } from "./apis/baskets/store/basket-turns.ts";
import type { Organization } from "./house/organization.ts";
import type { MailMessage } from "./outbox/relay/mail-message.ts";

export type CommerceEnv = {
	DB: D1Database;
	MEDIA: R2Bucket;
	BASKET_TURNS: DurableObjectNamespace<BasketTurns>;
	MAILS: Queue<MailMessage>;
	INSTANCE_TYPE: "production" | "staging" | "development";
	ORGANIZATION: Organization;
	ADMIN_TOKEN: string;
	SLAS_SIGNING_KEY: string;
	SLAS_CLIENT_SECRET?: string;
	/** Checked by the stand-ins of Google Analytics and of the house's webhook. */
	GOOGLE_ANALYTICS_SECRET?: string;
	WEBHOOK_SECRET?: string;
	SLAS_REDIRECT_URIS?: string;
	SLAS_CALLBACK_URIS?: string;
	/** Mails link to this storefront; if it is unset, they contain the token alone. */
	STOREFRONT_ORIGIN?: string;
	/** Production accepts cards and wallets with this value alone, because the sandbox charges no money (docs/sandbox-payments.md). */
	PAYMENTS?: "sandbox";
	/** The HTTP API that sends mails; without it, they wait for the house's own system (docs/deployment.md). */
	MAIL_SERVICE?: "resend" | "postmark";
	/** Another address of it, or a path of this cloud, such as "/mail-service" of its stand-in. */
	MAIL_URL?: string;
	MAIL_FROM?: string;
	MAIL_API_KEY?: string;
	PASSWORD_COST?: string;
	/** Requests in a second that the stand-in of a Contentful space takes for its management; 10 by default, as the service. */
	CONTENTFUL_MANAGEMENT_RATE?: string;
	PUBLIC_ORIGIN?: string;
	/** Prefix of picture paths for clients other than the storefront (media-base.ts): an origin or a path. */
	MEDIA_BASE?: string;
};
