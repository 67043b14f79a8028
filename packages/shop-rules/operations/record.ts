/** Numbers and errors that the storefront hands to the Worker of operations (ops-12, ops-13). Neither names a shopper. */

/** `request`: responses by route; `call`: calls of the platform by service; `value`: lookups of kept values by their kind. */
export type CountKind = "request" | "call" | "value";

export type Count = {
	kind: CountKind;
	name: string;
	/** Class of a status such as "2xx", or the kind of a failure. */
	outcome: string;
	/** State of the cache that was asked; empty without one. */
	cache: string;
	count: number;
	/** Sum over all that were counted. */
	milliseconds: number;
};

export type NotedError = {
	/** Milliseconds since 1970. */
	at: number;
	type: "server" | "client";
	source: string;
	title: string;
	/** The service that the error is about. */
	about?: string;
	stackTrace?: string;
	requestId?: string;
	/** The file that was running in a browser; errors of the Worker have the record's release. */
	release?: string;
};

/** `lost`: errors of the same seconds that are not in the list. */
export type OperationsRecord = { release: string; counts: Count[]; errors: NotedError[]; lost: number };

/** The shop as the Worker of operations sees it while it answers one request. */
export type Shop = {
	name: string;
	instanceType: "production" | "staging" | "development";
	/** Token of operations; a shop without a token has no pages of operations. */
	token: string | undefined;
	/** The request carries the token already, so that JSON may be sent without a session. */
	isAuthorized: boolean;
	sites: string[];
	/** Sends a call of operations, such as `GET /ops/health`, to the isolate that asks. Must be called with fixed paths only. */
	ask(path: string, method?: string, body?: string): Promise<{ status: number; body: string }>;
};
