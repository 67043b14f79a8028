import { DurableObject } from "cloudflare:workers";
import type { Bindings } from "../../base/bindings.ts";
import type { DeliveryState } from "./receiver.ts";

/** Milliseconds: a try that has not ended by then never will. */
const LOST_AFTER = 60_000;
/** Milliseconds: longer than the queue keeps a message. */
const KEPT = 5 * 86_400_000;
/** Milliseconds that facts of orders are remembered. */
const KEPT_OF_ORDERS = 400 * 86_400_000;

const IS_KEPT = "isKept";

type Row = { taken: number; begun_at: number };

/** Remembers the deliveries of some events to one receiver that would count an event twice (event-39). */
export class EventDeliveries extends DurableObject<Bindings> {
	readonly #sql: SqlStorage;

	constructor(ctx: DurableObjectState, env: Bindings) {
		super(ctx, env);
		this.#sql = ctx.storage.sql;
		this.#sql.exec(
			"CREATE TABLE IF NOT EXISTS delivery (id TEXT PRIMARY KEY, taken INTEGER NOT NULL, begun_at INTEGER NOT NULL)",
		);
	}

	/** Returns the state of each event, and notes the first try of each new event. `isKept`: the object remembers facts of orders. */
	async begin(ids: readonly string[], now: number, isKept = false): Promise<Record<string, DeliveryState>> {
		if (isKept) this.ctx.storage.kv.put(IS_KEPT, true);
		if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(now + KEPT);
		return Object.fromEntries(ids.map((id) => [id, this.#beginOne(id, now)]));
	}

	#beginOne(id: string, now: number): DeliveryState {
		const [row] = this.#sql.exec<Row>("SELECT taken, begun_at FROM delivery WHERE id = ?", id);
		if (row) return row.taken ? "taken" : now - row.begun_at > LOST_AFTER ? "lost" : "begun";
		this.#sql.exec("INSERT INTO delivery (id, taken, begun_at) VALUES (?, 0, ?)", id, now);
		return "new";
	}

	listTaken(ids: readonly string[]): string[] {
		return ids.filter((id) => {
			const [row] = this.#sql.exec<Pick<Row, "taken">>("SELECT taken FROM delivery WHERE id = ?", id);
			return row?.taken === 1;
		});
	}

	/** `isTaken`: the receiver has the events. Otherwise it has surely not, and they may be sent again. */
	end(ids: readonly string[], isTaken: boolean): void {
		const statement = isTaken
			? "UPDATE delivery SET taken = 1 WHERE id = ?"
			: "DELETE FROM delivery WHERE id = ?";
		for (const id of ids) this.#sql.exec(statement, id);
	}

	override async alarm(): Promise<void> {
		const now = Date.now();
		const kept = this.ctx.storage.kv.get(IS_KEPT) === true ? KEPT_OF_ORDERS : KEPT;
		this.#sql.exec("DELETE FROM delivery WHERE begun_at < ?", now - kept);
		const [row] = this.#sql.exec<{ count: number }>("SELECT COUNT(*) AS count FROM delivery");
		if (row && row.count > 0) await this.ctx.storage.setAlarm(now + KEPT);
	}
}
