import type { ConsentCategory } from "../../../shared/domain/consent/consent.ts";
import type { Bindings } from "../../base/bindings.ts";
import type { Log } from "../../base/log.ts";
import type { Consented } from "./consented.ts";

export type ReceiverContext = { env: Bindings; log: Log; deadline: AbortSignal };

/** `retry`: the receiver did not answer or is overloaded. `refused`: it will never take these events. */
export type Delivery = "taken" | "retry" | { refused: string };

/** Sends events from the server to one service. `mostEvents`: how many events one request holds. */
export type Receiver<C extends ConsentCategory = ConsentCategory> = {
	id: string;
	consent: C;
	mostEvents: number;
	isConfigured(env: Bindings): boolean;
	send(events: readonly Consented<C>[], cx: ReceiverContext): Promise<Delivery>;
};
