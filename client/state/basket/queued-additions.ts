import type { BasketChange } from "./basket-change.ts";

const KEY = "shop.queued-additions";
const MOST = 50;
/** A shopper does not expect an addition that is older. */
const KEPT_MS = 7 * 86_400_000;

/** An addition to the bag that was made offline. `id` makes it happen once (basket-33). */
export type QueuedAddition = Pick<
	Extract<BasketChange, { kind: "add" }>,
	"productId" | "custom" | "parts"
> & { id: string; apiHref: string; at: number };

export function listQueued(now = Date.now()): QueuedAddition[] {
	try {
		const queue = JSON.parse(localStorage.getItem(KEY) ?? "[]") as QueuedAddition[];
		return queue.filter(({ at }) => now - at < KEPT_MS);
	} catch {
		return [];
	}
}

const writeQueue = (queue: readonly QueuedAddition[]): void => {
	if (queue.length > 0) localStorage.setItem(KEY, JSON.stringify(queue));
	else localStorage.removeItem(KEY);
};

/** Queues an addition. Throws if there is no room for it. */
export function queueAddition(addition: Omit<QueuedAddition, "id" | "at">): void {
	const queue = listQueued();
	if (queue.length >= MOST) throw new Error("Too many additions wait for the network");
	writeQueue([...queue, { ...addition, id: crypto.randomUUID(), at: Date.now() }]);
}

export function forgetQueued(id: string): void {
	try {
		writeQueue(listQueued().filter((one) => one.id !== id));
	} catch {}
}
