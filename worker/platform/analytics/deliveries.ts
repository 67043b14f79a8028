import type { ReceiverId } from "../../../shared/domain/analytics/receivers.ts";
import type { Bindings } from "../../base/bindings.ts";
import type { EventDeliveries } from "./event-deliveries.ts";
import type { Deliveries } from "./receiver.ts";

/** Each receiver's deliveries are spread over 16 objects by the first digit of the event's id. */
const readShard = (id: string): string => id.slice(0, 1).toLowerCase();

/** Orders are spread by the last digit of their number, which every key of an order begins with. */
const readOrderShard = (key: string): string => key.split(" ")[0]?.slice(-1) ?? "";

type Objects = (ids: readonly string[]) => { own: string[]; object: DurableObjectStub<EventDeliveries> }[];
const reachObjects =
	(
		{ EVENT_DELIVERIES }: Pick<Bindings, "EVENT_DELIVERIES">,
		name: string,
		readPart: (id: string) => string,
	): Objects =>
	(ids) =>
		[...Map.groupBy(ids, readPart)].map(([shard, own]) => ({
			own,
			// The binding is declared without its class; wrangler.toml binds EventDeliveries.
			object: (EVENT_DELIVERIES as DurableObjectNamespace<EventDeliveries>).getByName(`${name}/${shard}`),
		}));
const remember = (objects: Objects, now: number, isKept = false): Deliveries => ({
	begin: async (ids) => {
		const states = await Promise.all(objects(ids).map(({ own, object }) => object.begin(own, now, isKept)));
		return new Map(states.flatMap((one) => Object.entries(one)));
	},
	end: async (ids, outcome) => {
		await Promise.all(objects(ids).map(({ own, object }) => object.end(own, outcome === "taken")));
	},
});

/** Remembers which facts of orders were claimed and delivered, for a year: an order may be returned, or changed, long after its purchase. */
export const createOrderMemory = (env: Pick<Bindings, "EVENT_DELIVERIES">, now: number) => {
	const objects = reachObjects(env, "orders", readOrderShard);
	return {
		...remember(objects, now, true),
		listTaken: async (ids: readonly string[]): Promise<ReadonlySet<string>> =>
			new Set((await Promise.all(objects(ids).map(({ own, object }) => object.listTaken(own)))).flat()),
	};
};

/** Reaches the objects that remember the deliveries to one receiver. */
export const createDeliveries = (
	env: Pick<Bindings, "EVENT_DELIVERIES">,
	receiver: ReceiverId,
	now: number,
): Deliveries => remember(reachObjects(env, receiver, readShard), now);
