import type { Bindings } from "../../../../base/bindings.ts";
import type { EventDeliveries } from "../../../analytics/event-deliveries.ts";
import { readSpace } from "../space-bindings.ts";
import { readChange } from "./read-change.ts";
import { verifyRequest } from "./verify-request.ts";

type Env = Pick<Bindings, "EVENT_DELIVERIES"> & Partial<Bindings>;

/** `forget`: lets the service send the same request again. */
export type Change =
	| { tags: readonly string[]; forget(): Promise<void> }
	| { refusal: string; status: 401 | 403 | 404 | 409 | 422 };

const parse = (body: string): unknown => {
	try {
		return JSON.parse(body);
	} catch {
		return undefined;
	}
};

/**
 * Returns the tags of a change that the space's webhook announces. Refuses requests that the service has not signed, that are old, that were
 * received before, or that are of another space (content-66).
 */
export const receiveChange = async (request: Request, env: Env, now: number): Promise<Change> => {
	const secret = env.CONTENTFUL_WEBHOOK_SECRET;
	const space = readSpace(env);
	if (!space || !secret) return { refusal: "no space announces changes here", status: 404 };
	const body = await request.text();
	const verified = await verifyRequest(request, body, { secret, now });
	if ("refusal" in verified) return { ...verified, status: 401 };
	const change = readChange(parse(body), request.headers.get("x-contentful-topic") ?? "");
	if (!change) return { refusal: "unreadable", status: 422 };
	if (change.space !== space.id) return { refusal: "another space", status: 403 };
	const received = (env.EVENT_DELIVERIES as DurableObjectNamespace<EventDeliveries>).getByName("webhooks");
	const { signature } = verified;
	if ((await received.begin([signature], now))[signature] !== "new")
		return { refusal: "received before", status: 409 };
	return { tags: change.tags, forget: async () => received.end([signature], false) };
};
