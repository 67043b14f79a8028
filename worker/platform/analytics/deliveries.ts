import type { ReceiverId } from "../../../shared/domain/analytics/receivers.ts";
import type { Bindings } from "../../base/bindings.ts";
import type { EventDeliveries } from "./event-deliveries.ts";
import type { Deliveries } from "./receiver.ts";

/** Each receiver's deliveries are spread over 16 objects by the first digit of the event's id. */
const readShard = (id: string): string => id.slice(0, 1).toLowerCase();

/** Reaches the objects that remember the deliveries to one receiver. */
export const createDeliveries = (
	{ EVENT_DELIVERIES }: Pick<Bindings, "EVENT_DELIVERIES">,
	receiver: ReceiverId,
	now: number,
): Deliveries => {
	const objects = (ids: readonly string[]) =>
		[...Map.groupBy(ids, readShard)].map(([shard, own]) => ({
			own,
			// The binding is declared without its class; wrangler.toml binds EventDeliveries.
			object: (EVENT_DELIVERIES as DurableObjectNamespace<EventDeliveries>).getByName(`${receiver}/${shard}`),
		}));
	return {
		begin: async (ids) => {
			const states = await Promise.all(objects(ids).map(({ own, object }) => object.begin(own, now)));
			return new Map(states.flatMap((one) => Object.entries(one)));
		},
		end: async (ids, outcome) => {
			await Promise.all(objects(ids).map(({ own, object }) => object.end(own, outcome === "taken")));
		},
	};
};
