import type { HandedFacts } from "../../../shared/domain/analytics/handed-facts.ts";
import type { Sender } from "../../platform/analytics/receiver.ts";
import type { NotedFact, ShopFact } from "./shop-facts.ts";

/** Keeps the facts of one request and delivers them, each once, with the consent of this request (event-21). */
export type FactLog = {
	/** The browser as receivers know it, one for the request; undefined without consent to analytics (event-41). */
	sender(): Sender | undefined;
	/** Notes a change or a page of the request. Facts that `once` names are the same event however often they are noted. */
	note(facts: readonly ShopFact[], once?: string): void;
	/** Waits a second for facts that are being looked up. Later ones reach the receivers on the server alone, after the answer. */
	settle(noting: Promise<void>): Promise<void>;
	/**
	 * Queues the noted facts for the receivers on the server, and returns them for those in the browser; undefined if there are none, or if they
	 * are not made within a second, so that the browser's next report is answered with them.
	 */
	hand(): Promise<HandedFacts | undefined>;
	/** Queues the facts that were not handed to the browser, and has the browser's next report answered with them. */
	carry(): Promise<void>;
	/** Facts that earlier answers could not hand to the browser; they have been queued before. */
	carried(): Promise<NotedFact[]>;
	open(sealed: string): Promise<NotedFact | null>;
};
